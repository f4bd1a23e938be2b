import { useLibraryActions } from '@gschool/data/queries';
import { Button, icons } from '@gschool/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounce } from '../../../shared/library/useAnnounce';
import * as styles from './History.css';

const ConfirmDialog = lazy(() =>
  import('@gschool/ui/overlays').then((overlays) => ({ default: overlays.ConfirmDialog })),
);

interface ClearHistoryProps {
  isEmpty: boolean;
  /** The dialog has closed over an empty history, and the button that opened it is gone. */
  onCleared: () => void;
}

/** Takes everything out of the history: asks first, and offers a way back afterwards. */
export function ClearHistory({ isEmpty, onCleared }: ClearHistoryProps) {
  const t = useT();
  const announce = useAnnounce();
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
