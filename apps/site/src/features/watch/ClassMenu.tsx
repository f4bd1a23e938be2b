import '../../i18n/en/watch.messages.json';

import { usePreload } from '@gschool/app';
import { useDownload } from '@gschool/data/downloads';
import { useLibrary } from '@gschool/data/queries';
import { isListed } from '@gschool/domain';
import { IconButton, icons } from '@gschool/ui';
import { DropdownMenu } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { DownloadButton } from '../../shared/downloads/DownloadButton';
import { DownloadDialog } from '../../shared/downloads/panels';
import { useListChange } from '../../shared/library/useListChange';
import { usePlaylistDialog } from '../../shared/library/usePlaylistDialog';
import { useCopyLink } from './useCopyLink';

interface ClassMenuProps {
  id: string;
  title: string;
  hasVideo: boolean;
}

/**
 * The actions of a class after the first one, as a menu. A download that has begun has its own
 * button, which shows its progress.
 */
export function ClassMenu({ id, title, hasVideo }: ClassMenuProps) {
  const t = useT();
  usePreload(DownloadDialog.preload);
  const { data: library } = useLibrary();
  const change = useListChange();
  const copyLink = useCopyLink(id);
  const playlist = usePlaylistDialog(id, title);
  const hasDownload = useDownload(id) !== null;
  // Its button stays after a removal, so that it keeps the focus.
  const [hasButton, setHasButton] = useState(hasDownload);
  if (hasDownload && !hasButton) setHasButton(true);
  const [isDownloadOpen, setDownloadOpen] = useState<boolean | null>(null);
  const isSaved = library !== undefined && isListed(library, 'saved', id);
  return (
    <>
      {hasVideo && hasButton && <DownloadButton classId={id} title={title} />}
      <DropdownMenu
        trigger={
          <IconButton label={t('watch.more', { title })} icon={icons.more} variant="outline" />
        }
        entries={[
          {
            label: t(isSaved ? 'watch.unsave' : 'watch.save'),
            icon: icons.bookmark,
            onSelect: () => change({ list: 'saved', id, title, isListed: !isSaved }),
          },
          {
            label: t('watch.addToPlaylist'),
            icon: icons.addToPlaylist,
            onSelect: playlist.open,
          },
          ...(hasVideo && !hasButton
            ? [
                {
                  label: t('watch.download'),
                  icon: icons.download,
                  onSelect: () => setDownloadOpen(true),
                },
              ]
            : []),
          { label: t('watch.copyAddress'), icon: icons.link, onSelect: copyLink },
        ]}
      />
      {playlist.dialog}
      {isDownloadOpen !== null && (
        <DownloadDialog
          classIds={[id]}
          title={title}
          isOpen={isDownloadOpen}
          onOpenChange={setDownloadOpen}
        />
      )}
    </>
  );
}
