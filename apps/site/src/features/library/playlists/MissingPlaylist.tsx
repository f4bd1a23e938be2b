import { Button, EmptyState, icons } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';

/** Shown when the playlist of the URL does not exist. */
export function MissingPlaylist() {
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
