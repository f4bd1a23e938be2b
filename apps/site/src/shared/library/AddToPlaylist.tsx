import '../../i18n/en/listing.messages.json';

import { IconButton, icons, useToasts } from '@gschool/ui';
import { useState, type ComponentType } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { ListButtonProps } from './ListToggle';
import type { PlaylistDialogProps } from './PlaylistDialog';

interface AddToPlaylistProps extends ListButtonProps {
  /** The id of a class, or of all classes of a series. */
  videoId: string | readonly string[];
  /** The title of the class or series, for the label of the button. */
  title: string;
}

/** Opens the playlist dialog for a class. Its code is loaded on the first press. */
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
