import '../../i18n/en/shared.messages.json';

import { lazyPanel } from '@gschool/app/routes';
import { Button, icons } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { useRestoredState } from '../restored-input/restoredInput';
import * as styles from '../titleAction.css';
import type { ExportSource } from './ExportDialog';

const ExportDialog = lazyPanel(() =>
  import('./ExportDialog').then(withMessages).then((module) => module.ExportDialog),
);

/** Exports a list as a CSV file, after a question. Hovering or focusing it loads the dialog. */
export function ExportButton(props: ExportSource & { isFiltered: boolean }) {
  const t = useT();
  const [isOpen, setOpen] = useRestoredState(`${props.list} export`, false);
  const preload = () => void ExportDialog.preload();
  return (
    <>
      <Button
        variant="quiet"
        iconStart={icons.download}
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{t('csv.button')}</span>
      </Button>
      <ExportDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
