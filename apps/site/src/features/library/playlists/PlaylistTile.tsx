import { getPlaylistOverview, type Playlist } from '@gschool/domain';
import { PlaylistCard, icons } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { durationLabel } from '../../../shared/classLabels';
import { getRenameDraft } from '../../../shared/library/playlistDrafts';
import { EntryMenu } from './EntryMenu';
import { NameForm } from './NameForm';
import * as styles from './Playlists.css';
import type { PlaylistLookup } from './PlaylistLookup';
import { usePlaylistDeletion } from './usePlaylistDeletion';
import { usePlaylistRename } from './usePlaylistRename';

interface PlaylistTileProps {
  playlist: Playlist;
  lookup: PlaylistLookup;
  isRenaming: boolean;
  onRename: (isOn: boolean) => void;
}

/** A playlist in the grid with its menu. Renaming happens in the card. */
export function PlaylistTile({ playlist, lookup, isRenaming, onRename }: PlaylistTileProps) {
  const t = useT();
  const rename = usePlaylistRename(playlist);
  const deletion = usePlaylistDeletion(playlist);
  const { id, name, videoIds } = playlist;
  const { seconds } = getPlaylistOverview(videoIds, lookup.classes, lookup.watched);
  const pictures = videoIds.flatMap((video) => lookup.classes.get(video)?.poster ?? []);
  return (
    <>
      <PlaylistCard
        href={paths.playlist(id)}
        title={name}
        pictures={pictures}
        countLabel={t('library.classes', { count: videoIds.length })}
        durationLabel={seconds > 0 ? durationLabel(seconds, t) : undefined}
        titleField={
          isRenaming && (
            <NameForm
              className={styles.rename}
              label={t('library.playlistName')}
              submitLabel={t('library.playlistRenameDone')}
              draft={getRenameDraft(id)}
              name={name}
              onCancel={() => onRename(false)}
              onSubmit={(next) => {
                rename(next);
                onRename(false);
              }}
            />
          )
        }
        menu={
          !isRenaming && (
            <EntryMenu
              label={t('library.playlistMenu', { name })}
              entries={[
                {
                  label: t('library.playlistRename'),
                  icon: icons.edit,
                  onSelect: () => onRename(true),
                },
                {
                  label: t('library.playlistDelete'),
                  icon: icons.trash,
                  isDanger: true,
                  onSelect: deletion.start,
                },
              ]}
            />
          )
        }
      />
      {deletion.dialog}
    </>
  );
}
