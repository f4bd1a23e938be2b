import { notifyManager } from '@tanstack/react-query';

/**
 * Shows new data in the task in which it arrives, instead of the next one. For a page whose data
 * changes with each key.
 */
export const notifyAtOnce = (): void => notifyManager.setScheduler(queueMicrotask);
