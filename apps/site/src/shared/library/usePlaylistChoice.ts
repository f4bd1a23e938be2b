import { usePlaylistActions, type ChangeOutcome } from '@gschool/data/queries';
import type { Playlist } from '@gschool/domain';
import { useRef, useState } from 'react';

import '../../i18n/en/listed.messages.json';
import { useT } from '../../i18n/useT';
import { refusalText } from './announceChange';
import { joinOutcomes } from './joinOutcomes';
import type { News } from './PlaylistNews';

/** What the dialog does with the playlists, and what it has to say about the last thing it did. */
export function usePlaylistChoice(videoIds: readonly string[]) {
  const t = useT();
  const { addVideo, removeVideo, create } = usePlaylistActions();
  const [news, setNews] = useState<News | null>(null);
  const turn = useRef(0);

  const tell = async (done: string, outcome: Promise<ChangeOutcome>): Promise<void> => {
    const mine = ++turn.current;
    setNews({ text: done, isRefusal: false });
    const result = await outcome;
    // An answer about the last press but one would confuse.
    if (mine !== turn.current) return;
    if (result.kind === 'waiting') {
      setNews({ text: `${done} ${t('listed.waiting')}`, isRefusal: false });
    } else if (result.kind === 'rejected') {
      const text = `${t('listed.refused')}. ${refusalText(result.error, t)}`;
      setNews({ text, isRefusal: true });
    }
  };

  return {
    news,
    choose: (playlist: Playlist, isIn: boolean) => {
      const { id, name } = playlist;
      const ids = videoIds.filter((video) => playlist.videoIds.includes(video) !== isIn);
      const outcomes = ids.map((video) => (isIn ? addVideo(id, video) : removeVideo(id, video)));
      const done = t(isIn ? 'playlists.addedTo' : 'playlists.removedFrom', { name });
      void tell(done, joinOutcomes(outcomes));
    },
    create: (name: string) => {
      const created = create(name, videoIds).then(({ outcome }) => outcome);
      void tell(t('playlists.addedTo', { name }), created);
    },
  };
}
