import { useReadTextDraft } from '@gschool/app/session';
import { MAX_PLAYLISTS, type Playlist } from '@gschool/domain';
import { Alert, Button, CardGrid, EmptyState, icons } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { getRenameDraft, NEW_PLAYLIST_DRAFT } from '../../../shared/library/playlistDrafts';
import { TabHeader } from '../TabHeader';
import { useListFocus } from '../useListFocus';
import { CreatePlaylist } from './CreatePlaylist';
import { PlaylistTile } from './PlaylistTile';
import type { PlaylistLookup } from './PlaylistLookup';

interface PlaylistGridProps {
  playlists: readonly Playlist[];
  lookup: PlaylistLookup;
}

/** The member's playlists, with a button to create one. */
export function PlaylistGrid({ playlists, lookup }: PlaylistGridProps) {
  const t = useT();
  const readTextDraft = useReadTextDraft();
  // If the session ended before a name was saved, the form opens with the page.
  const [isCreating, setCreating] = useState(() => readTextDraft(NEW_PLAYLIST_DRAFT) !== null);
  const [renaming, setRenaming] = useState<string | null>(
    () => playlists.find(({ id }) => readTextDraft(getRenameDraft(id)) !== null)?.id ?? null,
  );
  const count = playlists.length;
  const { heading, list } = useListFocus<HTMLHeadingElement>(`${count} ${renaming}`);
  const isFull = count >= MAX_PLAYLISTS;
  const start = (
    <Button iconStart={icons.plus} onClick={() => setCreating(true)}>
      {t('library.playlistNew')}
    </Button>
  );
  return (
    <section>
      <TabHeader
        ref={heading}
        title={t('library.playlists')}
        status={t('library.playlistCount', { count })}
      >
        {!isCreating && !isFull && count > 0 && start}
      </TabHeader>
      {isFull && <Alert>{t('library.playlistsFull', { max: MAX_PLAYLISTS })}</Alert>}
      {isCreating && (
        <CreatePlaylist
          onDone={() => {
            setCreating(false);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {count === 0 && !isCreating && (
        <EmptyState
          size="panel"
          level={3}
          icon={icons.playlist}
          title={t('library.playlistsEmptyTitle')}
          action={start}
        >
          {t('library.playlistsEmpty')}
        </EmptyState>
      )}
      <div {...list}>
        {count > 0 && (
          <CardGrid label={t('library.playlists')}>
            {playlists.map((playlist) => (
              <PlaylistTile
                key={playlist.id}
                playlist={playlist}
                lookup={lookup}
                isRenaming={renaming === playlist.id}
                onRename={(isOn) => setRenaming(isOn ? playlist.id : null)}
              />
            ))}
          </CardGrid>
        )}
      </div>
    </section>
  );
}
