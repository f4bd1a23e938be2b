import { usePlaylistActions } from '@gschool/data/queries';

import { useT } from '../../../i18n/useT';
import { NEW_PLAYLIST_DRAFT } from '../../../shared/library/playlistDrafts';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';
import { NameForm } from './NameForm';
import * as styles from './Playlists.css';

export function CreatePlaylist({ onDone }: { onDone: () => void }) {
  const t = useT();
  const announce = useAnnounceChange();
  const { create } = usePlaylistActions();
  return (
    <NameForm
      className={styles.create}
      label={t('library.playlistName')}
      submitLabel={t('library.playlistCreate')}
      draft={NEW_PLAYLIST_DRAFT}
      onCancel={onDone}
      onSubmit={(name) => {
        announce(
          { id: 'playlist-new', title: t('library.playlistCreated'), message: name },
          create(name).then(({ outcome }) => outcome),
        );
        onDone();
      }}
    />
  );
}
