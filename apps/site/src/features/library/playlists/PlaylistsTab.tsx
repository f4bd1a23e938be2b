import { useCatalogue, useLibrary, usePlaylists } from '@gschool/data/queries';
import { emptyLibrary } from '@gschool/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, EmptyState, icons } from '@gschool/ui';

import { TabError } from '../TabError';
import { TabSkeleton } from '../TabSkeleton';
import type { PlaylistLookup } from './PlaylistLookup';
import { PlaylistGrid } from './PlaylistGrid';
import { PlaylistView } from './PlaylistView';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';

/** The tab of the playlists: all of them, or the one of the URL. */
export function PlaylistsTab() {
  const [params] = useSearchParams();
  const id = params.get('playlist');
  const playlists = usePlaylists();
  const catalogue = useCatalogue();
  const library = useLibrary();
  const positions = (library.data ?? emptyLibrary).positions;
  const lookup = useMemo<PlaylistLookup>(
    () => ({
      classes: new Map(catalogue.data?.classes.map((card) => [card.id, card])),
      watched: new Map(positions.map((position) => [position.videoId, position])),
    }),
    [catalogue.data, positions],
  );

  if (playlists.isPending || catalogue.isPending) return <TabSkeleton tab="playlists" />;
  if (!playlists.data || !catalogue.data) {
    return (
      <TabError
        error={playlists.error ?? catalogue.error}
        isRetrying={playlists.isFetching || catalogue.isFetching}
        onRetry={() => {
          if (!playlists.data) void playlists.refetch();
          if (!catalogue.data) void catalogue.refetch();
        }}
      />
    );
  }
  if (id === null) return <PlaylistGrid playlists={playlists.data} lookup={lookup} />;
  const playlist = playlists.data.find((candidate) => candidate.id === id);
  if (!playlist) return <MissingPlaylist />;
  return <PlaylistView key={id} playlist={playlist} lookup={lookup} />;
}

/** Shown when the playlist of the URL does not exist. */
function MissingPlaylist() {
  const t = useT();
  return (
    <EmptyState
      size="panel"
      icon={icons.playlist}
      title={t('library.playlistMissingTitle')}
      action={<Button href={paths.libraryTab('playlists')}>{t('library.playlistsAll')}</Button>}
    >
      {t('library.playlistMissing')}
    </EmptyState>
  );
}
