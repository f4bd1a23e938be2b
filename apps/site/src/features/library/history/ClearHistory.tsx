import { useLibraryActions } from '@gschool/data/queries';
import { Button, icons } from '@gschool/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';
import * as css from './History.css';

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
  const announce = useAnnounceChange();
  const { clearHistory, restoreHistory } = useLibraryActions();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const land = useEffectEvent(() => {
    if (wasAsked && isEmpty) onCleared();
  });
  useEffect(() => {
    if (!isAsking) land();
  }, [isAsking]);

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
          className={css.clear}
          variant="quiet"
          size="small"
          iconStart={icons.trash}
          onClick={() => {
            setAsked(true);
            setAsking(true);
          }}
        >
          {t('library.historyClear')}
        </Button>
      )}
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            variant="danger"
            title={t('library.historyClearQuestion')}
            description={t('library.historyClearText')}
            confirmLabel={t('library.historyClear')}
            cancelLabel={t('library.keep')}
            isOpen={isAsking}
            onOpenChange={setAsking}
            onConfirm={clear}
          />
        </Suspense>
      )}
    </>
  );
}
