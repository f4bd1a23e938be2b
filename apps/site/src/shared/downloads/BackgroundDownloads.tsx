import { lazyComponent } from '@gschool/app/routes';
import { useEffect, useState } from 'react';

import { withMessages } from '../../i18n/i18n';

/** How long a member's page may load its own code and data first, in milliseconds. */
const DELAY_MS = 3000;

const DownloadNotices = lazyComponent(() =>
  import('./DownloadNotices').then(withMessages).then((module) => module.DownloadNotices),
);

/** Resumes downloads and announces them, once the page has loaded. Costs the first view nothing. */
export function BackgroundDownloads() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <DownloadNotices /> : null;
}
