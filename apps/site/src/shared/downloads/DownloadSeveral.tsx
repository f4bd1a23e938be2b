import '../../i18n/en/downloads.messages.json';

import { usePreload } from '@gschool/app';
import { useSession } from '@gschool/data';
import { IconButton, icons } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { DownloadDialog } from './panels';

export interface DownloadSeveralProps {
  /** The classes with a video, in the order in which they are downloaded. */
  classIds: readonly string[];
  /** The title of the series or playlist. */
  title: string;
  /** `series` downloads all classes. `next` asks how many of the next classes to download. */
  kind: 'series' | 'next';
  /** @default 'quiet' */
  variant?: 'plain' | 'quiet' | 'outline' | undefined;
}

/**
 * Downloads the classes of a series or playlist (docs/product/downloads.md#downloads-on-the-pages).
 */
export function DownloadSeveral({
  classIds,
  title,
  kind,
  variant = 'quiet',
}: DownloadSeveralProps) {
  const t = useT();
  usePreload(DownloadDialog.preload);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isSignedIn = useSession().status === 'signedIn';
  if (classIds.length === 0 || !isSignedIn) return null;
  return (
    <>
      <IconButton
        label={t(kind === 'series' ? 'downloads.several' : 'downloads.next', { title })}
        icon={icons.download}
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen !== null && (
        <DownloadDialog
          classIds={classIds}
          title={title}
          isCountAsked={kind === 'next'}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
