import { usePreload } from '@gschool/app';
import { lazyPage } from '@gschool/app/routes';
import { useLibraryActions } from '@gschool/data/queries';
import { Button, icons } from '@gschool/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';
import * as styles from './History.css';

const { Component: ConfirmDialog, preload: preloadConfirmDialog } = lazyPage(() =>
  import('@gschool/ui/overlays').then((overlays) => overlays.ConfirmDialog),
);

interface ClearHistoryProps {
  isEmpty: boolean;
  /** Called when the dialog has closed over an empty history and its button is gone. */
  onCleared: () => void;
}

/** Clears the history after a confirmation, with an undo. */
export function ClearHistory({ isEmpty, onCleared }: ClearHistoryProps) {
  const t = useT();
  usePreload(preloadConfirmDialog);
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
      {wasOpened && (
        <Suspense>
          <ConfirmDialog
            variant="danger"
            title={t('library.historyClearQuestion')}
            description={t('library.historyClearText')}
            confirmLabel={t('library.historyClear')}
            cancelLabel={t('library.doNotDelete')}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onConfirm={clear}
          />
        </Suspense>
      )}
    </>
  );
}
