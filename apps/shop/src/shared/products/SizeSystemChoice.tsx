import { sizeSystems } from '@gschool/domain';
import { Chip } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './SizeSystemChoice.css';
import { setSizeSystem, useSizeSystem } from './sizeSystem';

/** Chooses the system in which the whole shop shows shoe sizes. */
export function SizeSystemChoice() {
  const t = useT();
  const current = useSizeSystem();
  return (
    <div role="group" aria-label={t('option.sizeSystem')} className={styles.choice}>
      {sizeSystems.map((system) => (
        <Chip key={system} isSelected={system === current} onClick={() => setSizeSystem(system)}>
          {system}
        </Chip>
      ))}
    </div>
  );
}
