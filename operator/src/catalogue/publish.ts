import { randomUUID } from 'node:crypto';

import type { PackDocument } from '@gschool/domain/content-pack';

import { RejectedError } from '../command/errors';
import { splitIntoBatches, BATCH_LIMITS, type BatchLimits } from './batches';
import { countBytes } from './documentErrors';
import { canContinue, type Journal, type UnfinishedRun } from './journal';
import type { Progress } from './progress';
import { withRetry, type RetryOptions } from './retry';
import type { DocumentStore, DocumentChange } from './store';
import { computeFingerprint, planWrites, type Write, type WritePlan } from './writes';

/** The inputs of a publication. */
export interface Publication {
  documents: readonly PackDocument[];
  store: DocumentStore;
  journal: Journal;
  progress: Progress;
  retry: RetryOptions;
  /**
   * The name of the project and emulator in the journal, so that runs for different projects are
   * never confused.
   */
  project: string;
  /** Epoch milliseconds. */
  now: number;
  pid: number;
  /** Whether a process with this id is running. */
  isAlive: (pid: number) => boolean;
  /** The maximum number of writes in one batch. */
  batchWrites?: number | undefined;
  /** True if nothing must be written, not even that this run has begun. */
  isDryRun?: boolean | undefined;
}

/** A publication that is ready to start or to continue. */
export interface PreparedPublication {
  plan: WritePlan;
  batches: readonly (readonly Write[])[];
  /** The interrupted run that is continued; null for a new run. */
  continued: UnfinishedRun | null;
  key: string;
  /** Identifies this run in the database. */
  id: string;
  liveVersion: string | null;
}

/**
 * How often to try to read. If reading fails, nothing was written yet, so the operator can simply
 * run the command again.
 */
const READ_ATTEMPTS = 3;

const getBatchLimits = ({ batchWrites = BATCH_LIMITS.writes }: Publication): BatchLimits => ({
  ...BATCH_LIMITS,
  writes: batchWrites,
});

const computeRunKey = (run: Publication): string =>
  computeFingerprint([
    run.project,
    getBatchLimits(run),
    run.documents.map(({ path, data }) => [path, data]),
  ]);

const getVersion = (documents: readonly PackDocument[]): string =>
  String(documents.find(({ path }) => path === 'catalogue/manifest')?.data['version'] ?? '');

/**
 * Reads the live catalog and plans the writes. An interrupted run of the same pack continues where
 * it stopped. The only write is a record that this run has begun, before it reads, so that no other
 * run can change the data after that. Throws a `RejectedError` while another run on this machine is
 * active.
 */
export const preparePublication = async (run: Publication): Promise<PreparedPublication> => {
  const key = computeRunKey(run);
  const id = randomUUID();
  const readRetry = { ...run.retry, attempts: READ_ATTEMPTS };
  const last = run.journal.readUnfinishedRun();
  if (last && last.pid !== run.pid && run.isAlive(last.pid)) {
    throw new RejectedError(
      `Process ${last.pid} is already publishing to this project, since ` +
        `${new Date(last.startedAt).toISOString()}. Wait until it’s done.`,
    );
  }
  const begun = run.isDryRun
    ? (last?.run ?? null)
    : await withRetry(() => run.store.begin(id), readRetry);
  const liveVersion = await withRetry(() => run.store.readLiveVersion(), readRetry);
  const now = { key, at: run.now, liveVersion, version: getVersion(run.documents), begun };
  const continued = last && canContinue(last, now) ? last : null;
  const plan =
    continued ??
    planWrites(run.documents, await withRetry(() => run.store.readFingerprints(), readRetry));
  const sizes = new Map(run.documents.map(({ path, data }) => [path, countBytes(data) + 200]));
  const batches = splitIntoBatches(
    plan.writes,
    ({ path }) => sizes.get(path) ?? 200,
    getBatchLimits(run),
  );
  return { plan, batches, continued, key, id, liveVersion };
};

/**
 * Throws a `RejectedError` if more than half of the live classes would be deleted. That most likely
 * means the wrong pack or the wrong project.
 *
 * @param total the number of classes in the pack
 */
export const assertMostClassesStay = (
  { plan, continued }: PreparedPublication,
  total: number,
): void => {
  const classes = plan.writes.filter(({ path }) => /^videos\/[^/]+$/.test(path));
  const deleted = classes.filter(({ kind }) => kind === 'delete').length;
  const created = classes.filter(({ kind }) => kind === 'create').length;
  const remaining = total - created;
  if (continued === null && deleted > remaining) {
    throw new RejectedError(
      `${deleted} of ${deleted + remaining} live classes are not in this pack and would be deleted. ` +
        'To delete them, add --replace.',
    );
  }
};

/** Records the run before its first write. Once it is recorded, the run can be continued. */
export const startRun = (run: Publication, prepared: PreparedPublication): void => {
  const { plan, continued, key, id, liveVersion } = prepared;
  const head = {
    key,
    run: id,
    startedAt: continued?.startedAt ?? run.now,
    pid: run.pid,
    liveVersion,
    writes: plan.writes,
    unchanged: plan.unchanged,
  };
  run.journal.start(head, continued?.done ?? new Set());
};

/**
 * Commits the remaining batches one after the other and finishes the journal. The new catalog goes
 * live only if the live catalog has not changed since it was read. Throws a `RejectedError` if it
 * has, or if another run has begun. The documents that this run has already written are then in no
 * catalog.
 */
export const commitRun = async (
  run: Publication,
  { plan, batches, continued, id, liveVersion }: PreparedPublication,
): Promise<void> => {
  const data = new Map(run.documents.map((document) => [document.path, document.data]));
  const toDocumentChange = ({ path, kind }: Write): DocumentChange => {
    if (kind === 'delete') return { path, data: null };
    const document = data.get(path);
    if (!document) throw new Error(`The journal names ${path}, but the pack doesn’t contain it.`);
    return { path, data: document };
  };
  const remaining = [...batches.entries()].filter(([n]) => !continued?.done.has(n));
  // If a response was lost, this run's manifest may already be live.
  const versions = [liveVersion, getVersion(run.documents)];
  const count = remaining.flatMap(([, batch]) => batch).length;
  run.progress.start('documents', plan.writes.length, plan.writes.length - count);
  try {
    for (const [n, batch] of remaining) {
      await withRetry(
        () => run.store.commit(batch.map(toDocumentChange), { run: id, versions }),
        run.retry,
      );
      run.journal.markBatchDone(n);
      run.progress.advance(batch.length);
    }
  } finally {
    run.progress.end();
  }
  run.journal.finish();
};
