import '../../i18n/en/listing.messages.json';

import { IconButton, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import type { ListButtonProps } from './ListToggle';
import { usePlaylistDialog } from './usePlaylistDialog';

interface AddToPlaylistProps extends ListButtonProps {
  /** The id of a class, or of all classes of a series. */
  videoId: string | readonly string[];
  /** The title of the class or series, for the label of the button. */
  title: string;
}

/** Opens the playlist dialog for a class. */
export function AddToPlaylist({ videoId, title, variant = 'plain' }: AddToPlaylistProps) {
  const t = useT();
  const { open, isLoading, dialog } = usePlaylistDialog(videoId, title);
  return (
    <>
      <IconButton
        label={t('listing.playlist', { title })}
        icon={icons.addToPlaylist}
        variant={variant}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
      />
      {dialog}
    </>
  );
}
