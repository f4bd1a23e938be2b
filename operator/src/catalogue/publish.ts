import type { PackDocument } from '@gschool/domain/content-pack';
import { RejectedError } from '../command/errors';
import { batchesOf, limits, type BatchLimits } from './batches';
import { bytesOf } from './documentErrors';
import { canContinue, type Journal, type UnfinishedRun } from './journal';
import type { Progress } from './progress';
import { withRetry, type RetryOptions } from './retry';
import type { DocumentStore, Step } from './store';
import { hashOf, planWrites, type Write, type WritePlan } from './writes';

/** What a publication is made of. */
export interface Publication {
  documents: readonly PackDocument[];
  store: DocumentStore;
  journal: Journal;
  progress: Progress;
  retry: RetryOptions;
  /** Names the project (and emulator) in the journal, so that two are never mixed up. */
  project: string;
  /** Epoch milliseconds. */
  now: number;
  pid: number;
  /** True while a process of this number lives. */
  isAlive: (pid: number) => boolean;
  /** Most writes in one batch. @default 500 */
  batchWrites?: number | undefined;
}

/** A publication that is ready to begin, or to go on. */
export interface Prepared {
  plan: WritePlan;
  batches: readonly (readonly Write[])[];
  /** The run that is continued; null for a new one. */
  continued: UnfinishedRun | null;
  key: string;
  liveVersion: string | null;
}

/** Nothing is begun yet: the command may as well be given again. */
const READ_ATTEMPTS = 3;

const limitsOf = ({ batchWrites = limits.writes }: Publication): BatchLimits => ({
  ...limits,
  writes: batchWrites,
});

const keyOf = (run: Publication): string =>
  hashOf([run.project, limitsOf(run), run.documents.map(({ path, data }) => [path, data])]);

const versionOf = (documents: readonly PackDocument[]): string =>
  String(documents.find(({ path }) => path === 'catalogue/manifest')?.data['version'] ?? '');

/**
 * Reads what is live and plans the writes; a broken run of the same pack is taken
 * up where it stopped. Writes nothing. Throws a `RejectedError` while another run is at work.
 */
export const preparePublication = async (run: Publication): Promise<Prepared> => {
  const key = keyOf(run);
  const reading = { ...run.retry, attempts: READ_ATTEMPTS };
  const liveVersion = await withRetry(() => run.store.liveVersion(), reading);
  const last = run.journal.unfinished();
  if (last && last.pid !== run.pid && run.isAlive(last.pid)) {
    throw new RejectedError(
      `Process ${last.pid} is already publishing to this project, since ` +
        `${new Date(last.startedAt).toISOString()}. Wait until it’s done.`,
    );
  }
  const now = { key, at: run.now, liveVersion, version: versionOf(run.documents) };
  const continued = last && canContinue(last, now) ? last : null;
  const plan =
    continued ??
    planWrites(run.documents, await withRetry(() => run.store.fingerprints(), reading));
  const sizes = new Map(run.documents.map(({ path, data }) => [path, bytesOf(data) + 200]));
  const batches = batchesOf(plan.writes, ({ path }) => sizes.get(path) ?? 200, limitsOf(run));
  return { plan, batches, continued, key, liveVersion };
};

/**
 * Throws a `RejectedError` where more than half of the live classes would go: most
 * likely it is the wrong pack, or the wrong project.
 *
 * @param total how many classes the pack has
 */
export const assertNotEmptied = ({ plan, continued }: Prepared, total: number): void => {
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

/** Writes the run down, before anything else is: from here on it can be continued. */
export const beginRun = (run: Publication, prepared: Prepared): void => {
  const { plan, continued, key, liveVersion } = prepared;
  const head = {
    key,
    startedAt: continued?.startedAt ?? run.now,
    pid: run.pid,
    liveVersion,
    writes: plan.writes,
    unchanged: plan.unchanged,
  };
  run.journal.begin(head, continued?.done ?? new Set());
};

/** Commits the batches that are left, one after the other, and closes the journal. */
export const commitRun = async (
  run: Publication,
  { plan, batches, continued }: Prepared,
): Promise<void> => {
  const data = new Map(run.documents.map((document) => [document.path, document.data]));
  const stepOf = ({ path, kind }: Write): Step => {
    if (kind === 'delete') return { path, data: null };
    const document = data.get(path);
    if (!document) throw new Error(`The journal names ${path}, but the pack doesn’t contain it.`);
    return { path, data: document };
  };
  const left = [...batches.entries()].filter(([n]) => !continued?.done.has(n));
  const count = left.flatMap(([, batch]) => batch).length;
  run.progress.begin('documents', plan.writes.length, plan.writes.length - count);
  try {
    for (const [n, batch] of left) {
      await withRetry(() => run.store.commit(batch.map(stepOf)), run.retry);
      run.journal.batchDone(n);
      run.progress.advance(batch.length);
    }
  } finally {
    run.progress.end();
  }
  run.journal.end();
};
