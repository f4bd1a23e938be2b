import { lazyPage } from '@gschool/app/routes';
import { usePlaylistActions } from '@gschool/data/queries';
import { MAX_PLAYLIST_VIDEOS, getPlaylistOverview, type Playlist } from '@gschool/domain';
import { Alert, Button, EmptyState, Icon, Link, icons } from '@gschool/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useListFocus } from '../useListFocus';
import { PlaylistHeader } from './PlaylistHeader';
import * as styles from './Playlists.css';
import { StaticEntries } from './StaticEntries';
import type { PlaylistLookup } from './PlaylistLookup';
import { useEntryActions } from './useEntryActions';
import { usePlaylistDeletion } from './usePlaylistDeletion';

const { Component: SortableEntries } = lazyPage(() =>
  import('./SortableEntries').then((module) => module.SortableEntries),
);

interface PlaylistViewProps {
  playlist: Playlist;
  lookup: PlaylistLookup;
}

/** A playlist with its actions and its sortable classes. */
export function PlaylistView({ playlist, lookup }: PlaylistViewProps) {
  const t = useT();
  const navigate = useNavigate();
  const { setVideos } = usePlaylistActions();
  const back = paths.libraryTab('playlists');
  const deletion = usePlaylistDeletion(playlist, () => void navigate(back, { replace: true }));
  const { videoIds } = playlist;
  const overview = getPlaylistOverview(videoIds, lookup.classes, lookup.watched);
  const { heading, list } = useListFocus<HTMLHeadingElement>(videoIds.length);
  const actions = useEntryActions(playlist, setVideos);
  const entries = { playlist, lookup, actions };

  // The link that was followed is no longer rendered, so the heading receives focus.
  const hasFocused = useRef(false);
  useEffect(() => {
    if (hasFocused.current) return;
    hasFocused.current = true;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [heading]);

  return (
    <section>
      <p className={styles.back}>
        <Link href={back}>
          <Icon icon={icons.arrowStart} size="text" />
          {t('library.playlistsAll')}
        </Link>
      </p>
      <PlaylistHeader
        ref={heading}
        playlist={playlist}
        lookup={lookup}
        overview={overview}
        onDelete={deletion.start}
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
          <Suspense fallback={<StaticEntries {...entries} />}>
            <SortableEntries {...entries} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
