import '../../i18n/en/downloads.messages.json';

import type { Download, DownloadProblem } from '@gschool/data/downloads';

import type { MessageId, Translate } from '../../i18n/useT';

const problems: Readonly<Record<DownloadProblem, MessageId>> = {
  offline: 'downloads.offline',
  busy: 'downloads.busy',
  full: 'downloads.full',
  denied: 'downloads.denied',
  removed: 'downloads.removed',
  unexpected: 'downloads.unexpected',
};

const states = {
  queued: 'downloads.isQueued',
  running: 'downloads.isRunning',
  paused: 'downloads.isPaused',
  done: 'downloads.isDone',
} as const;

/** The state of a download as text. If the download stopped, the text says why and what to do. */
export const getStatusText = ({ status, problem }: Download, t: Translate): string =>
  status === 'failed' || problem !== null
    ? t(problems[problem ?? 'unexpected'])
    : t(states[status]);

/** One sentence about a download that is complete or has failed. */
export const getEndedText = (download: Download, t: Translate): string =>
  download.status === 'done'
    ? t('downloads.completeText', { title: download.title })
    : t('downloads.failedText', { title: download.title, reason: getStatusText(download, t) });
