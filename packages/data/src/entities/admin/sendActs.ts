import type { ActRequest, ActResult } from '@gschool/admin/contract';
import { AppError, isAppError, isUnreachable } from '@gschool/domain';

import type { AdminRepository } from './adminRepository';
import type { ActDraft, ActIds } from './actIds';

export interface SendOptions {
  repository: Pick<AdminRepository, 'act'>;
  ids: ActIds;
  /** Only checks the acts. */
  isDryRun?: boolean | undefined;
  /** Whether the browser has a network connection. */
  isOnline: () => boolean;
  /** Waits for a number of milliseconds. */
  wait?: (ms: number) => Promise<void>;
}

/** The pauses before the second and the third attempt, in milliseconds. */
const PAUSES_MS = [600, 2_400];

/**
 * A request that waited longer for an answer is not sent again: the administrator sees the error and
 * decides. In milliseconds.
 */
const MAX_RETRY_AGE_MS = 15_000;

const NOT_SENT = 'not sent';

/** Whether acts were certainly not run, because nothing was sent. */
export const isNotSent = (error: unknown): boolean =>
  isAppError(error, 'offline') && error.message === NOT_SENT;

/** The error for acts that were not sent, because the browser is offline. */
export const createNotSentError = (): AppError => new AppError({ kind: 'offline' }, NOT_SENT);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends acts. If a request fails without an answer, sends them again with the same ids: the server
 * runs each once.
 * Without a network connection, nothing is sent. Throws `AppError`: after `offline`, the acts may
 * have been run, and the next call with the same drafts repeats the ids.
 */
export const sendActs = async (
  drafts: readonly ActDraft[],
  { repository, ids, isDryRun = false, isOnline, wait = sleep }: SendOptions,
): Promise<readonly ActResult[]> => {
  if (!isOnline()) throw createNotSentError();
  const acts: readonly ActRequest[] = drafts.map(ids.identify);
  const results = await sendWithRetries(() => repository.act(acts, isDryRun), wait);
  // An act that the function could not finish is sent again with its id.
  for (const [index, act] of acts.entries()) {
    const result = results[index];
    const isOpen = result?.outcome === 'refused' && result.error.code === 'unavailable';
    if (!isOpen) ids.settle(act);
  }
  return results;
};

/** Sends a request again if it fails soon without an answer: at most three times. */
export const sendWithRetries = async <T>(
  send: () => Promise<T>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<T> => {
  const startedAt = Date.now();
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error) || Date.now() - startedAt > MAX_RETRY_AGE_MS) throw error;
      await wait(pause);
    }
  }
  return send();
};
