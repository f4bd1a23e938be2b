import { usePlaylistActions } from '@gschool/data/queries';

import { useT } from '../../../i18n/useT';
import { useAnnounce } from '../../../shared/library/useAnnounce';
import { NameForm } from './NameForm';
import * as styles from './Playlists.css';

export function CreatePlaylist({ onDone }: { onDone: () => void }) {
  const t = useT();
  const announce = useAnnounce();
  const { create } = usePlaylistActions();
  return (
    <NameForm
      className={styles.create}
      label={t('library.playlistName')}
      submitLabel={t('library.playlistCreate')}
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
