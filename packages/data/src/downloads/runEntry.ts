import { reportUncaught } from '@gschool/state';

import { createClassStore } from './classStore';
import { DownloadError, toFailure } from './downloadError';
import type { DownloadEntry, DownloadList } from './downloadList';
import type { DownloadsOptions } from './downloadsOptions';
import { toDoneFields } from './findStored';
import { runDownload, type DownloadProgress } from './runDownload';
import type { DownloadProblem } from './types';

/**
 * The minimum time between two updates of the stored progress, each with a call of the listeners,
 * in milliseconds.
 */
const PROGRESS_INTERVAL_MS = 500;

/** Whether a download continues without the member when the problem is over. */
export const isTemporary = (problem: DownloadProblem | null): boolean =>
  problem === 'offline' || problem === 'busy';

const toProblem = (error: unknown): DownloadProblem => {
  switch (toFailure(error)) {
    case 'network':
      return 'offline';
    case 'busy':
      return 'busy';
    case 'refused':
    case 'denied':
      return 'denied';
    case 'full':
      return 'full';
    case 'removed':
      return 'removed';
    default:
      return 'unexpected';
  }
};

/** Whether the list still contains the entry of this run, as active. */
export const isRunningEntry = (
  list: DownloadList,
  { classId, addedAt }: DownloadEntry,
): boolean => {
  const entry = list.find(classId);
  return entry?.addedAt === addedAt && entry.status === 'running' && !entry.isRemoved;
};

/**
 * Downloads the class of an entry, and writes its progress and its result to the list. Never
 * rejects. If the class is removed in the meantime, its files are removed after the last write.
 */
export const runEntry = async (
  options: DownloadsOptions,
  list: DownloadList,
  entry: DownloadEntry,
  signal: AbortSignal,
): Promise<void> => {
  const { classId, addedAt } = entry;
  const store = createClassStore(options.caches, options.uid, classId);
  let computeProgress: (() => DownloadProgress) | null = null;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const changeSame = (next: (now: DownloadEntry) => Partial<DownloadEntry>): void => {
    const isSame = list.find(classId)?.addedAt === addedAt;
    if (isSame) list.changeOne(classId, (now) => (now.addedAt === addedAt ? next(now) : {}));
  };
  const changeRunning = (fields: Partial<DownloadEntry>): void =>
    changeSame(({ status }) => (status === 'running' ? fields : {}));
  try {
    const manifest = await runDownload(options, {
      classId,
      height: entry.height,
      fingerprint: entry.fingerprint,
      store,
      signal,
      onPlan: ({ height, fingerprint }, { title, language, translations, poster }) =>
        changeRunning({ height, fingerprint, title, language, translations, poster }),
      onProgress: (compute) => {
        computeProgress = compute;
        if (options.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
        reportedAt = options.now();
        changeRunning(compute());
      },
    });
    changeSame(({ isRemoved }) => (isRemoved ? {} : toDoneFields(manifest)));
  } catch (error) {
    changeSame(() => computeProgress?.() ?? {});
    if (signal.aborted) return;
    const problem = toProblem(error);
    changeRunning({ status: isTemporary(problem) ? 'paused' : 'failed', problem });
    if (toFailure(error) === 'unexpected' && !(error instanceof DownloadError))
      reportUncaught(error);
  } finally {
    const left = list.find(classId);
    if (!list.isClosed() && (!left || left.isRemoved)) await store.clear().catch(() => undefined);
  }
};
