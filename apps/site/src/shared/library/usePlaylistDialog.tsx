import '../../i18n/en/listing.messages.json';

import { useToasts } from '@gschool/ui';
import { useState, type ComponentType, type ReactNode } from 'react';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import type { PlaylistDialogProps } from './PlaylistDialog';

/**
 * The playlist dialog for a class, or for all classes of a series. Its code is loaded when it first
 * opens. Render `dialog` beside the control that calls `open`.
 */
export function usePlaylistDialog(
  videoId: string | readonly string[],
  title: string,
): { open: () => void; isLoading: boolean; dialog: ReactNode } {
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
  return {
    open,
    isLoading: isOpen && !Dialog,
    dialog: Dialog && (
      <Dialog
        videoIds={typeof videoId === 'string' ? [videoId] : videoId}
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    ),
  };
}
