import '../../i18n/en/listed.messages.json';

import { usePlaylistActions, type ChangeOutcome } from '@gschool/data/queries';
import type { Playlist } from '@gschool/domain';
import { useRef, useState } from 'react';

import { useT } from '../../i18n/useT';
import { getRejectionText } from './announceChange';
import type { PlaylistMessage } from './PlaylistStatus';

/** The actions of the playlist dialog, and the message about the last one. */
export function usePlaylistChoice(videoIds: readonly string[]) {
  const t = useT();
  const { addVideo, removeVideo, create } = usePlaylistActions();
  const [message, setMessage] = useState<PlaylistMessage | null>(null);
  const lastCall = useRef(0);

  const report = async (done: string, outcome: Promise<ChangeOutcome>): Promise<void> => {
    const call = ++lastCall.current;
    setMessage({ text: done, isError: false });
    const result = await outcome;
    // Only the outcome of the last action is shown.
    if (call !== lastCall.current) return;
    if (result.kind === 'waiting') {
      setMessage({ text: `${done} ${t('listed.waiting')}`, isError: false });
    } else if (result.kind === 'rejected') {
      const text = `${t('listed.refused')}. ${getRejectionText(result.error, t)}`;
      setMessage({ text, isError: true });
    }
  };

  return {
    message,
    setIncluded: (playlist: Playlist, isIncluded: boolean) => {
      const { id, name } = playlist;
      const ids = videoIds.filter((video) => playlist.videoIds.includes(video) !== isIncluded);
      const outcomes = ids.map((video) =>
        isIncluded ? addVideo(id, video) : removeVideo(id, video),
      );
      const done = t(isIncluded ? 'playlists.addedTo' : 'playlists.removedFrom', { name });
      void report(done, combineOutcomes(outcomes));
    },
    create: (name: string) => {
      const created = create(name, videoIds).then(({ outcome }) => outcome);
      void report(t('playlists.addedTo', { name }), created);
    },
  };
}

/**
 * The outcome of several changes: rejected if one was rejected, otherwise pending if one is
 * pending.
 */
async function combineOutcomes(
  outcomes: readonly Promise<ChangeOutcome>[],
): Promise<ChangeOutcome> {
  const results = await Promise.all(outcomes);
  return (
    results.find(({ kind }) => kind === 'rejected') ??
    results.find(({ kind }) => kind === 'waiting') ?? { kind: 'saved' }
  );
}
