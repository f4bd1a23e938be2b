import { usePreload } from '@gschool/app';
import { lazyPanel } from '@gschool/app/routes';
import { useLibraryActions } from '@gschool/data/queries';
import { Button, icons } from '@gschool/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';
import * as styles from './History.css';

const ClearHistoryDialog = lazyPanel(() =>
  import('./ClearHistoryDialog').then((module) => module.ClearHistoryDialog),
);

interface ClearHistoryProps {
  isEmpty: boolean;
  /** Called when the dialog has closed, the history is empty and the button is removed. */
  onCleared: () => void;
}

/** Clears the history after a confirmation, with an undo. */
export function ClearHistory({ isEmpty, onCleared }: ClearHistoryProps) {
  const t = useT();
  usePreload(ClearHistoryDialog.preload);
  const announce = useAnnounceChange();
  const { clearHistory, restoreHistory } = useLibraryActions();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const restoreFocus = useEffectEvent(() => {
    if (wasOpened && isEmpty) onCleared();
  });
  useEffect(() => {
    if (!isOpen) restoreFocus();
  }, [isOpen]);

  const clear = async () => {
    const { outcome, removed } = await clearHistory();
    const undo = removed.length > 0 ? () => restoreHistory(removed) : undefined;
    announce(
      { id: 'history-all', title: t('library.historyCleared'), undo },
      Promise.resolve(outcome),
    );
  };
  return (
    <>
      {!isEmpty && (
        <Button
          className={styles.clear}
          variant="quiet"
          size="small"
          iconStart={icons.trash}
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          {t('library.historyClear')}
        </Button>
      )}
      {wasOpened && <ClearHistoryDialog isOpen={isOpen} onOpenChange={setOpen} onConfirm={clear} />}
    </>
  );
}
