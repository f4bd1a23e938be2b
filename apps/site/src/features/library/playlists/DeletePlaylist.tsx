import type { Playlist } from '@gschool/domain';
import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../../i18n/useT';

export interface DeletePlaylistProps {
  playlist: Playlist;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

/** Confirms the deletion of a playlist, and states that its classes stay in the catalog. */
export function DeletePlaylist({ playlist, isOpen, onOpenChange, onConfirm }: DeletePlaylistProps) {
  const t = useT();
  return (
    <ConfirmDialog
      variant="danger"
      title={t('library.playlistDeleteQuestion')}
      description={
        <>
          <bdi>{playlist.name}</bdi>
          {' – '}
          <span>{t('library.playlistDeleteText', { count: playlist.videoIds.length })}</span>
        </>
      }
      confirmLabel={t('library.playlistDelete')}
      cancelLabel={t('library.doNotDelete')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
    />
  );
}
