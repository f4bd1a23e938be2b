import { documentPaths } from '@gschool/data/documents';

import { AdminError } from '../../adminError';
import type { ContentDocument, DocumentChange } from '../contentService';
import type { Release } from '../types';

/** A release whose documents may be live, although the head does not name it. */
export interface UnfinishedRelease {
  release: Release;
  /** An ISO time in UTC. */
  compiledAt: string;
}

/**
 * `releaseLog/run`: the publication that is running. A publication that is too large for one
 * transaction writes it first, and again with each of its steps.
 */
export interface PublicationRun {
  /** The id of the last publication that took several steps. Each of its steps names it. */
  run: string | null;
  /** An ISO time in UTC. Later, the publication counts as interrupted; null: it has ended. */
  until: string | null;
  /** What interrupted publications may have written. The next publication writes it again. */
  unfinished: readonly UnfinishedRelease[];
  /** Any live document may differ, so the next publication reads all of them. */
  isUnknown: boolean;
}

export const idleRun: PublicationRun = { run: null, until: null, unfinished: [], isUnknown: false };

/**
 * How long a publication may take for one step. Two publications are safe at any length, because
 * each step names its run; this only decides how long the second one waits.
 */
export const LEASE_MS = 20_000;

/** More are not listed: the next publication reads the live documents instead. */
const MAX_UNFINISHED = 5;

/** The stored run; idle if there is none. */
export const toRun = (document: ContentDocument | null | undefined): PublicationRun =>
  document ? { ...idleRun, ...(document.data as Partial<PublicationRun>) } : idleRun;

/** Whether the next publication must write more than what changes. */
const hasUnfinished = ({ unfinished, isUnknown }: PublicationRun): boolean =>
  isUnknown || unfinished.length > 0;

/** Whether no publication is running, and none was interrupted. */
export const isIdle = (run: PublicationRun): boolean => run.until === null && !hasUnfinished(run);

/**
 * Throws an `AdminError` while another publication is running.
 *
 * @param own the id of this publication, whose first answer may have been lost
 */
export const assertNoOtherRun = (
  { run, until }: PublicationRun,
  now: number,
  own?: string,
): void => {
  if (until === null || run === own) return;
  const left = Date.parse(until) - now;
  if (left <= 0) return;
  // A clock that is set back must not stop publications for longer.
  const retryAfter = Math.ceil(Math.min(left, LEASE_MS) / 1000);
  throw new AdminError('publication-running', { retryAfter });
};

/** Throws an `AdminError` if another publication has taken over from this one. */
export const assertOwnRun = ({ run }: PublicationRun, own: string): void => {
  if (run !== own) throw new AdminError('publication-running', { retryAfter: 1 });
};

/** Adds a release to those that may be live. */
export const addUnfinished = (
  stored: PublicationRun,
  release: UnfinishedRelease,
): Pick<PublicationRun, 'unfinished' | 'isUnknown'> =>
  stored.unfinished.length < MAX_UNFINISHED
    ? { unfinished: [...stored.unfinished, release], isUnknown: stored.isUnknown }
    : { unfinished: [], isUnknown: true };

export const toRunChange = (run: PublicationRun): DocumentChange => ({
  path: documentPaths.releaseRun,
  data: { ...run },
});
