import { reportUncaught } from '@gschool/state';

import type { DownloadEntry, DownloadList } from './downloadList';
import type { DownloadsOptions } from './downloadsOptions';
import { getLockName } from './keys';
import { isRunningEntry, isTemporary, runEntry } from './runEntry';

/**
 * After the network made a download pause, how long to wait before a new attempt while the browser
 * says it is online.
 */
const RESTART_DELAY_MS = 60_000;

/** Downloads the classes in the queue. */
export interface QueueRunner {
  /** Starts the queued downloads, if this page is not downloading already. */
  start(): void;
  /** Like `start`, and also restarts downloads that were paused because the network failed. */
  restart(): void;
  /**
   * Resolves when this page no longer writes files of the class, which was removed from the list.
   */
  whenStopped(classId: string): Promise<void>;
}

/** The fields of a download that is waiting for its turn. */
export const queued = { status: 'queued', problem: null } as const;

/** Whether a download was paused without the member's action. */
export const isPausedByNetwork = ({ status, problem }: DownloadEntry): boolean =>
  status === 'paused' && isTemporary(problem);

/** Whether a download continues without the member's action. */
export const isQueued = ({ status, isRemoved }: DownloadEntry): boolean =>
  !isRemoved && (status === 'queued' || status === 'running');

/** Downloads one class at a time, in order, in the one tab that has the lock. */
export const createQueueRunner = (
  options: DownloadsOptions,
  list: DownloadList,
  closing: AbortSignal,
): QueueRunner => {
  let running: { entry: DownloadEntry; controller: AbortController; done: Promise<void> } | null =
    null;
  let isWorking = false;
  let isRestartPlanned = false;

  const findNext = (): DownloadEntry | undefined =>
    closing.aborted ? undefined : list.get().find(isQueued);

  const runNext = async ({ classId }: DownloadEntry): Promise<void> => {
    const isOnline = options.isOnline();
    list.changeOne(classId, () =>
      isOnline ? { status: 'running', problem: null } : { status: 'paused', problem: 'offline' },
    );
    const entry = list.find(classId);
    if (!entry || !isRunningEntry(list, entry)) return;
    const controller = new AbortController();
    const done = runEntry(options, list, entry, controller.signal);
    running = { entry, controller, done };
    await done;
    running = null;
  };

  const withLock = async (run: () => Promise<void>): Promise<void> => {
    if (!options.locks) return run();
    await options.locks.request(getLockName(options.uid), { signal: closing }, run);
  };

  const start = async (): Promise<void> => {
    if (isWorking || !findNext()) return;
    isWorking = true;
    try {
      await withLock(async () => {
        list.reload();
        for (let next = findNext(); next; next = findNext()) await runNext(next);
      });
    } catch (error) {
      // The queue was closed while this page waited for the lock.
      if (!closing.aborted) reportUncaught(error);
      return;
    } finally {
      isWorking = false;
    }
    // A class may have been added between the last check and the release of the lock.
    void start();
    void planRestart();
  };

  const restart = (): void => {
    list.change((entries) =>
      entries.map((entry) => (isPausedByNetwork(entry) ? { ...entry, ...queued } : entry)),
    );
    void start();
  };

  /**
   * The browser may say that it is online while no server responds. In that case no event ends the
   * pause.
   */
  const planRestart = async (): Promise<void> => {
    if (isRestartPlanned || closing.aborted || !options.isOnline()) return;
    if (!list.get().some(isPausedByNetwork)) return;
    isRestartPlanned = true;
    await options.wait(RESTART_DELAY_MS, closing);
    isRestartPlanned = false;
    if (!closing.aborted) restart();
  };

  list.subscribe(() => {
    if (running && !isRunningEntry(list, running.entry)) running.controller.abort();
  });
  closing.addEventListener('abort', () => running?.controller.abort());

  return {
    start: () => void start(),
    restart,
    whenStopped: async (classId) => {
      if (running?.entry.classId === classId) await running.done;
    },
  };
};
