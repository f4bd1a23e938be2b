import { IconButton, icons } from '@gschool/ui';

import { useT } from '../i18n/useT';
import { openPanel } from './panels';

/** The gear button that opens the customizer (spec, section 2). */
export function LookButton({ variant = 'plain' }: { variant?: 'plain' | 'primary' }) {
  const t = useT();
  return (
    <IconButton
      icon={icons.settings}
      label={t('customizer.open')}
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => openPanel('look')}
    />
  );
}
