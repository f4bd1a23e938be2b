import '../../i18n/en/downloads.messages.json';

import { usePreload } from '@gschool/app';
import { useDownload, useDownloadActions, type DownloadStatus } from '@gschool/data/downloads';
import { IconButton, icons, Link, ProgressRing, VisuallyHidden, type IconShape } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './DownloadButton.css';
import { DownloadDialog, RemoveDialog } from './panels';
import { getProgressTexts } from './progressTexts';
import { getStoredPercent, useSizes } from './useSizes';

interface DownloadButtonProps {
  classId: string;
  /** The title of the class, for the label of the button. */
  title: string;
}

/**
 * The accessible name says the state and the effect of a press. The icon shows the effect of a
 * press.
 */
const display: Readonly<Record<DownloadStatus, { label: MessageId; icon: IconShape }>> = {
  queued: { label: 'downloads.queued', icon: icons.pause },
  running: { label: 'downloads.running', icon: icons.pause },
  paused: { label: 'downloads.paused', icon: icons.download },
  failed: { label: 'downloads.failed', icon: icons.refresh },
  done: { label: 'downloads.done', icon: icons.check },
};

/**
 * Downloads a class, or pauses, resumes or removes its download. It is the same button in every
 * state, so that it keeps focus (docs/product/downloads.md#downloads-on-the-pages).
 */
export function DownloadButton({ classId, title }: DownloadButtonProps) {
  const t = useT();
  usePreload(DownloadDialog.preload);
  const download = useDownload(classId);
  const sizes = useSizes();
  const texts = download && getProgressTexts(download, sizes, t);
  const { pause, resume } = useDownloadActions();
  const [dialog, setDialog] = useState<{ kind: 'add' | 'remove'; isOpen: boolean } | null>(null);
  const status = download?.status ?? null;
  const { label, icon } =
    status === null
      ? ({ label: 'downloads.start', icon: icons.download } as const)
      : display[status];
  const isUnfinished = status !== null && status !== 'done';
  const setOpen = (isOpen: boolean) => setDialog((last) => last && { ...last, isOpen });

  const press = () => {
    if (status === 'queued' || status === 'running') pause(classId);
    else if (status === 'paused' || status === 'failed') resume(classId);
    else setDialog({ kind: status === null ? 'add' : 'remove', isOpen: true });
  };
  return (
    <>
      <span className={styles.button}>
        {download && isUnfinished && (
          <ProgressRing
            label={t('downloads.progress', { title })}
            value={getStoredPercent(download.storedBytes, download.totalBytes)}
            size="small"
            className={styles.ring}
          >
            {null}
          </ProgressRing>
        )}
        <IconButton
          label={t(label, { title })}
          icon={icon}
          variant={isUnfinished ? 'plain' : 'outline'}
          aria-haspopup={isUnfinished ? undefined : 'dialog'}
          onClick={press}
        />
        <VisuallyHidden role="status">{texts?.announced}</VisuallyHidden>
      </span>
      {texts && (
        <div className={styles.status}>
          <span>{texts.shown}</span>
          <Link href={paths.libraryTab('downloads')}>{t('downloads.all')}</Link>
        </div>
      )}
      {dialog?.kind === 'add' && (
        <DownloadDialog
          classIds={[classId]}
          title={title}
          isOpen={dialog.isOpen}
          onOpenChange={setOpen}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          downloads={download ? [download] : []}
          isAll={false}
          isOpen={dialog.isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
