import { AdminError } from '../adminError';
import type { ActServices } from '../adminServices';
import type { ActDraft } from '../log/appendAct';
import { getClaims } from '../member/account';
import { readWaiting, toPlannedChange, toPlannedRelease } from './planned';
import { assertPublishable } from './release/assertPublishable';
import { deleteDrafts } from './release/draftDeletions';
import { readLiveState } from './release/live';
import { isSameContent, prepareDrafts } from './release/prepare';
import { publishRelease } from './release/publish';
import { refreshLive } from './release/refresh';
import type { PlannedRelease } from './types';

/** What the schedule did. */
export interface DueResult {
  published: readonly string[];
  /** The planned releases that can't be published, with the code of the error. */
  failed: readonly { id: string; code: string }[];
  /** The live documents that were written because an event has ended. */
  refreshed: number;
}

/** Another publication comes first. The next run of the schedule tries again. */
const isTemporary = (error: unknown): boolean =>
  error instanceof AdminError &&
  ['publication-running', 'release-changed'].includes(error.body.code);

/** Sets the end of a planned release, unless it was canceled or published meanwhile. */
const endPlanned = (
  { content }: ActServices,
  planned: PlannedRelease,
  end: Pick<PlannedRelease, 'state' | 'error' | 'release'>,
): Promise<void> =>
  content.change(async (transaction) => {
    const stored = await readWaiting(transaction, planned.id);
    transaction.write(toPlannedChange({ ...stored, ...end }));
  });

/** Publishes a planned release, as the administrator who scheduled it. */
const publishPlanned = async (
  services: ActServices,
  planned: PlannedRelease,
  now: number,
): Promise<void> => {
  const { id, note, by } = planned;
  const account = await services.accounts.find({ uid: by });
  if (account === null || account.isDisabled || getClaims(account).role !== 'admin')
    throw new AdminError('forbidden');
  const state = await readLiveState(services.content);
  const prepared = await prepareDrafts(services.content, state, planned.drafts, now);
  const { parent } = prepared;
  assertPublishable(prepared);
  if (isSameContent(prepared)) {
    await deleteDrafts(services.content, planned.drafts);
    const release = parent?.id ?? null;
    return endPlanned(services, planned, { state: 'published', error: null, release });
  }
  const createAct = (release: string): ActDraft => ({
    id: crypto.randomUUID(),
    kind: 'catalogue.publish',
    args: { planned: id, note },
    subject: { kind: 'release', id: release },
    by,
    at: new Date(now).toISOString(),
    before: { release: parent?.id ?? null },
    after: { release },
    isUndoable: parent !== null,
    undoes: null,
    status: 'done',
  });
  await publishRelease(services.content, prepared, {
    by,
    now,
    note,
    createAct,
    allowsChangedDrafts: true,
    check: async (transaction) => void (await readWaiting(transaction, id)),
    createChanges: (release) => [toPlannedChange({ ...planned, state: 'published', release })],
  });
};

/**
 * Publishes the planned releases that are due, the earliest first, and the replays of events that
 * have ended. It may run twice at the same time: each planned release is published once.
 *
 * @param now epoch milliseconds
 */
export const runDue = async (services: ActServices, now: number): Promise<DueResult> => {
  const { content } = services;
  const waiting = (await content.find('plannedReleases', 'state', 'waiting'))
    .map(toPlannedRelease)
    .filter(({ publishAt }) => Date.parse(publishAt) <= now)
    .toSorted((a, b) => (a.publishAt < b.publishAt ? -1 : 1));
  const published: string[] = [];
  const failed: { id: string; code: string }[] = [];
  const errors: unknown[] = [];
  for (const planned of waiting) {
    try {
      await publishPlanned(services, planned, now);
      published.push(planned.id);
    } catch (error) {
      if (!(error instanceof AdminError)) {
        // The others must not wait for it. The next run of the schedule tries it again.
        errors.push(error);
        continue;
      }
      const { code } = error.body;
      // Canceled or published in the meantime.
      if (code === 'planned-release-ended' || isTemporary(error)) continue;
      await endPlanned(services, planned, { state: 'failed', error: code, release: null });
      failed.push({ id: planned.id, code });
    }
  }
  let refreshed = 0;
  try {
    refreshed = await refreshLive(content, now);
  } catch (error) {
    if (!isTemporary(error)) errors.push(error);
  }
  if (errors.length > 0) throw errors[0];
  return { published, failed, refreshed };
};
