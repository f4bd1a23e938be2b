import { usePlaylistActions, type ChangeOutcome } from '@gschool/data/queries';
import { moveEntry, type Playlist } from '@gschool/domain';
import { useEffect, useRef, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

export interface EntryActions {
  /** Ids in the shown order. */
  order: readonly string[];
  /** Moves an entry between zero-based positions. A rejected change is undone in the list. */
  move: (from: number, to: number) => void;
  remove: (videoId: string, title: string) => void;
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Moves and removes entries, shown immediately. `setVideos` stores the order. */
export function useEntryActions(
  playlist: Playlist,
  setVideos: (id: string, videoIds: readonly string[]) => Promise<ChangeOutcome>,
): EntryActions {
  const t = useT();
  const announce = useAnnounceChange();
  const { addVideo, removeVideo } = usePlaylistActions();
  const { id, videoIds } = playlist;
  // The new order, used until the data contains it, so that a dropped entry does not jump.
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const order = moved && isSameSet(moved, videoIds) ? moved : videoIds;
  const current = useRef(order);
  useEffect(() => {
    current.current = order;
  });

  const restoreEntry = async (
    videoId: string,
    before: readonly string[],
  ): Promise<ChangeOutcome> => {
    const outcome = await addVideo(id, videoId);
    if (outcome.kind === 'rejected') return outcome;
    // Restores the old position. Later changes of the list stay.
    const now = current.current;
    const known = before.filter((entryId) => entryId === videoId || now.includes(entryId));
    return setVideos(id, [...known, ...now.filter((entryId) => !known.includes(entryId))]);
  };
  return {
    order,
    move: (from, to) => {
      const next = moveEntry(order, from, to);
      if (next === order) return;
      setMoved(next);
      const outcome = setVideos(id, next);
      void outcome.then(() => setMoved((shown) => (shown === next ? null : shown)));
      announce({ id: `order-${id}`, title: t('library.moved'), isQuiet: true }, outcome);
    },
    remove: (videoId, title) => {
      const before = order;
      announce(
        {
          id: `entry-${id}-${videoId}`,
          title: t('library.entryRemoved'),
          message: title,
          undo: () => restoreEntry(videoId, before),
        },
        removeVideo(id, videoId),
      );
    },
  };
}
