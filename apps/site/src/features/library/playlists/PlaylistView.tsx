import { usePlaylistActions } from '@gschool/data/queries';
import { MAX_PLAYLIST_VIDEOS, getPlaylistOverview, type Playlist } from '@gschool/domain';
import { Alert, Button, EmptyState, Icon, Link, icons } from '@gschool/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useKeptFocus } from '../useKeptFocus';
import { PlaylistHead } from './PlaylistHead';
import * as css from './Playlists.css';
import { StillEntries } from './StillEntries';
import type { Shelves } from './Shelves';
import { useEntryActions } from './useEntryActions';
import { usePlaylistDeletion } from './usePlaylistDeletion';

const SortableEntries = lazy(() =>
  import('./SortableEntries').then((module) => ({ default: module.SortableEntries })),
);

interface PlaylistViewProps {
  playlist: Playlist;
  shelves: Shelves;
}

/** One playlist: what it is, play all, and its classes in an order that can be changed. */
export function PlaylistView({ playlist, shelves }: PlaylistViewProps) {
  const t = useT();
  const navigate = useNavigate();
  const { setVideos } = usePlaylistActions();
  const back = paths.libraryTab('playlists');
  const deletion = usePlaylistDeletion(playlist, () => void navigate(back, { replace: true }));
  const { videoIds } = playlist;
  const overview = getPlaylistOverview(videoIds, shelves.classes, shelves.watched);
  const { heading, list } = useKeptFocus<HTMLHeadingElement>(videoIds.length);
  const actions = useEntryActions(playlist, setVideos);
  const entries = { playlist, shelves, actions };

  // The card that led here is gone: the keyboard goes on where the page begins.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [heading]);

  return (
    <section>
      <p className={css.back}>
        <Link href={back}>
          <Icon icon={icons.arrowStart} size="text" />
          {t('library.playlistsAll')}
        </Link>
      </p>
      <PlaylistHead
        ref={heading}
        playlist={playlist}
        shelves={shelves}
        overview={overview}
        onDelete={deletion.ask}
      />
      {deletion.dialog}
      {videoIds.length >= MAX_PLAYLIST_VIDEOS && (
        <Alert>{t('playlists.full', { max: MAX_PLAYLIST_VIDEOS })}</Alert>
      )}
      {videoIds.length === 0 && (
        <EmptyState
          size="panel"
          level={3}
          icon={icons.addToPlaylist}
          title={t('library.playlistEmptyTitle')}
          action={<Button href={paths.videos}>{t('library.browse')}</Button>}
        >
          {t('library.playlistEmpty')}
        </EmptyState>
      )}
      <div {...list}>
        {videoIds.length > 0 && (
          <Suspense fallback={<StillEntries {...entries} />}>
            <SortableEntries {...entries} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
