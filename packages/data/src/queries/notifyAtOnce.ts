import { notifyManager } from '@tanstack/react-query';

type Notify = () => void;

/** The calls of `notifyTogether` that run, and what waits for them. */
let running = 0;
let waiting: Notify[] = [];

/**
 * Shows new data in the task in which it arrives, instead of the next one. For a page whose data
 * changes with each key.
 */
export const notifyAtOnce = (): void =>
  notifyManager.setScheduler((notify) => {
    if (running > 0) waiting.push(notify);
    else queueMicrotask(notify);
  });

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads queries again, and shows all their new data with one render instead of one for each query.
 * What is not read in this task is shown when it arrives. Needs `notifyAtOnce`.
 */
export const notifyTogether = async (refetch: () => Promise<void>): Promise<void> => {
  running += 1;
  const done = refetch();
  await Promise.race([done, nextTask()]).finally(() => {
    running -= 1;
    if (running > 0) return;
    const ready = waiting;
    waiting = [];
    for (const notify of ready) notify();
  });
  await done;
};
