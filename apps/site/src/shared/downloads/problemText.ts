import '../../i18n/en/downloads.messages.json';

import type { Download, DownloadProblem } from '@gschool/data/downloads';

import type { MessageId, Translate } from '../../i18n/useT';

const problems: Readonly<Record<DownloadProblem, MessageId>> = {
  offline: 'downloads.offline',
  full: 'downloads.full',
  denied: 'downloads.denied',
  unexpected: 'downloads.unexpected',
};

/** Why a download stopped, and what helps. */
export const getProblemText = (problem: DownloadProblem | null, t: Translate): string =>
  t(problems[problem ?? 'unexpected']);

const states: Readonly<Record<Download['status'], MessageId>> = {
  queued: 'downloads.isQueued',
  running: 'downloads.isRunning',
  paused: 'downloads.isPaused',
  failed: 'downloads.failedTitle',
  done: 'downloads.isDone',
};

/** The state of a download in words. A download that stopped says why. */
export const getStatusText = ({ status, problem }: Download, t: Translate): string =>
  problem !== null || status === 'failed' ? getProblemText(problem, t) : t(states[status]);
