import { useLibraryActions } from '@gschool/data/queries';
import type { HistoryEntry } from '@gschool/domain';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

/** Removes one class from the history, with an undo. */
export function useHistoryRemoval(): (entry: HistoryEntry) => void {
  const t = useT();
  const announce = useAnnounceChange();
  const { removeFromHistory, restoreHistory } = useLibraryActions();
  return (entry) =>
    announce(
      {
        id: `history-${entry.videoId}`,
        title: t('library.historyRemoved'),
        message: entry.title,
        undo: () => restoreHistory([entry]),
      },
      removeFromHistory([entry.videoId]),
    );
}
