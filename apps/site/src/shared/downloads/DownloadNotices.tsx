import '../../i18n/en/downloads.messages.json';

import { useServices } from '@gschool/data';
import { getDownloads, resumeDownloads, type Download } from '@gschool/data/downloads';
import { useToasts } from '@gschool/ui';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getEndedDownloads } from './endedDownloads';
import { getEndedText } from './problemText';

/** Longer than the default, because the toast is unexpected and has two sentences. */
const TOAST_DURATION_MS = 8000;

/**
 * Resumes the downloads after a reload. Shows a toast when a download is complete or has failed,
 * unless the page shows that already. Renders nothing.
 */
export function DownloadNotices() {
  const t = useT();
  const toasts = useToasts();
  const services = useServices();
  const { pathname, search } = useLocation();
  // Not `useDownloads`, which would load the code of downloads for members without downloads.
  const { subscribe, get } = getDownloads(services);
  const downloads = useSyncExternalStore(subscribe, get);
  const previous = useRef<readonly Download[]>(downloads);

  useEffect(() => resumeDownloads(services), [services]);

  const isShown = ({ classId }: Download) =>
    `${pathname}${search}`.startsWith(paths.libraryTab('downloads')) ||
    pathname === paths.watch(classId);
  const announce = useEffectEvent((download: Download) => {
    if (isShown(download)) return;
    const isDone = download.status === 'done';
    toasts.show({
      id: `download-${download.classId}`,
      variant: isDone ? 'success' : 'danger',
      title: t(isDone ? 'downloads.completeTitle' : 'downloads.failedTitle'),
      message: getEndedText(download, t),
      duration: TOAST_DURATION_MS,
    });
  });
  useEffect(() => {
    const before = previous.current;
    previous.current = downloads;
    for (const download of getEndedDownloads(before, downloads)) announce(download);
  }, [downloads]);
  return null;
}
