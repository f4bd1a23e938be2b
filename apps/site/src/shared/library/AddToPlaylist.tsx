import { IconButton, icons, useToasts } from '@gschool/ui';
import { useState, type ComponentType } from 'react';

import { withMessages } from '../../i18n/i18n';
import '../../i18n/en/listing.messages.json';
import { useT } from '../../i18n/useT';
import type { ListButtonLook } from './ListToggle';
import type { PlaylistDialogProps } from './PlaylistDialog';

interface AddToPlaylistProps extends ListButtonLook {
  /** The class, or several: all classes of a series. */
  videoId: string | readonly string[];
  /** Of the class or the series: it is in the button's name. */
  title: string;
}

/** Opens the choice of playlists for a class. The dialog's code comes with the first press. */
export function AddToPlaylist({ videoId, title, variant = 'plain' }: AddToPlaylistProps) {
  const t = useT();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PlaylistDialogProps> | null>(null);

  const open = () => {
    setOpen(true);
    if (Dialog) return;
    import('./PlaylistDialog').then(withMessages).then(
      (module) => setDialog(() => module.PlaylistDialog),
      () => {
        setOpen(false);
        toasts.show({
          id: 'playlist-dialog',
          variant: 'danger',
          title: t('listing.unavailable'),
          message: t('listing.unavailableText'),
        });
      },
    );
  };
  return (
    <>
      <IconButton
        label={t('listing.playlist', { title })}
        icon={icons.addToPlaylist}
        variant={variant}
        aria-haspopup="dialog"
        aria-busy={isOpen && !Dialog}
        onClick={open}
      />
      {Dialog && (
        <Dialog
          videoIds={typeof videoId === 'string' ? [videoId] : videoId}
          title={title}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
