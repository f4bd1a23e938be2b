import '../../i18n/en/listed.messages.json';

import { usePlaylists } from '@gschool/data/queries';
import { Button, ErrorState, Skeleton, Stack } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { NewPlaylistForm } from './NewPlaylistForm';
import { PlaylistChoice } from './PlaylistChoice';
import { PlaylistStatus } from './PlaylistStatus';
import { usePlaylistChoice } from './usePlaylistChoice';

export interface PlaylistDialogProps {
  videoIds: readonly string[];
  /** The title of the class or series. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Chooses the playlists of a class. Each checkbox saves right away; a new playlist can be created.
 */
export function PlaylistDialog({ videoIds, title, isOpen, onOpenChange }: PlaylistDialogProps) {
  const t = useT();
  const playlists = usePlaylists();
  const { message, setIncluded, create } = usePlaylistChoice(videoIds);
  return (
    <Dialog
      title={t('playlists.choose')}
      description={<bdi>{title}</bdi>}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<Button onClick={() => onOpenChange(false)}>{t('playlists.done')}</Button>}
    >
      <Stack space="5">
        {playlists.isPending && <Skeleton lines={4} />}
        {playlists.isError && !playlists.data && (
          <ErrorState
            size="panel"
            level={3}
            title={t('playlists.error')}
            onRetry={() => void playlists.refetch()}
            isRetrying={playlists.isFetching}
          />
        )}
        {playlists.data && (
          <>
            <PlaylistChoice playlists={playlists.data} videoIds={videoIds} onChange={setIncluded} />
            <PlaylistStatus message={message} />
            <NewPlaylistForm onCreate={create} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
