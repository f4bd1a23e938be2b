import { documentPaths } from '@gschool/data/documents';
import type { PackDocument } from '@gschool/domain/content-pack';

import { AdminError } from '../../adminError';
import type { Act } from '../../contract';
import { appendAct, findRepeated, type ActDraft } from '../../log/appendAct';
import { isSameJson } from '../../log/canonicalJson';
import type { LogTransaction } from '../../log/logService';
import type { ContentService, ContentTransaction, DocumentChange } from '../contentService';
import type { ReleaseHead } from '../types';
import { BATCH_LIMITS, splitIntoBatches, type BatchLimits } from './batches';
import { countBytes } from './countBytes';
import { deleteDrafts, findUnchangedDrafts, toDraftDeletions } from './draftDeletions';
import type { LiveState } from './live';
import type { PublishedDraft } from './prepared';
import { findMissingDrafts } from './restoredDrafts';
import {
  addUnfinished,
  assertNoOtherRun,
  assertOwnRun,
  idleRun,
  isIdle,
  LEASE_MS,
  toRun,
  toRunChange,
  type PublicationRun,
  type UnfinishedRelease,
} from './run';
import { getWritePhase, type Write } from './writes';

/** A change of the live documents. */
export interface LiveChange {
  /** Names the change in `releaseLog/run`, if it takes several steps. */
  id: string;
  /** Epoch milliseconds. */
  now: number;
  /** What the change was prepared for. */
  state: LiveState;
  /** The writes of live documents, in their order, and the documents that they write. */
  writes: readonly Write[];
  documents: readonly PackDocument[];
  /** Parts that must be stored before anything refers to them. */
  parts: readonly DocumentChange[];
  /** What the documents are compiled from. */
  target: UnfinishedRelease;
  /** Written when the change becomes live, with the head. */
  changes: readonly DocumentChange[];
  /** Null if the log says nothing about it. */
  act: ActDraft | null;
  /** Deleted afterwards. */
  drafts: readonly PublishedDraft[];
  /** Drafts that come back. A draft that exists is never overwritten. */
  restoredDrafts?: readonly DocumentChange[] | undefined;
  /** A draft that was saved again is kept. Otherwise it is an error, if all fits into one commit. */
  allowsChangedDrafts?: boolean | undefined;
  /** Called in the transaction, before it writes. Throws an `AdminError` to refuse. */
  check?: ((transaction: ContentTransaction, log: LogTransaction) => Promise<void>) | undefined;
  limits?: BatchLimits | undefined;
  /** Called with the number of live documents that were written. */
  onProgress?: ((writes: number) => void) | undefined;
}

/** Room for the act, the heads and the run, which are written with the live documents. */
const FIXED_WRITES = 8;
const FIXED_BYTES = 400_000;

type Rest = Pick<PublicationRun, 'unfinished' | 'isUnknown'>;

const getSize = (change: DocumentChange): number =>
  change.data === null ? 200 : countBytes(change.data) + 200;

/** Returns a function that turns the writes of a change into changes of documents. */
const createToDocument = ({ documents }: LiveChange): ((write: Write) => DocumentChange) => {
  const byPath = new Map(documents.map((one) => [one.path, one]));
  return ({ path, kind }) => {
    if (kind === 'delete') return { path, data: null };
    const document = byPath.get(path);
    if (!document) throw new Error(`The release has no document ${path}.`);
    return { path, data: document.data };
  };
};

/**
 * Reads what a change depends on, in a transaction.
 *
 * @param run the run that must be stored; null: no run may be active
 * @throws AdminError `publication-running`, `release-changed` or what `check` refuses
 */
const readCurrent = async (
  { id, state, now, check }: LiveChange,
  transaction: ContentTransaction,
  log: LogTransaction,
  run: string | null,
): Promise<PublicationRun> => {
  const [headNow, runNow] = await transaction.read([
    documentPaths.releaseHead,
    documentPaths.releaseRun,
  ]);
  const stored = toRun(runNow);
  if (run === null) assertNoOtherRun(stored, now, id);
  else assertOwnRun(stored, run);
  const release = headNow ? (headNow.data as unknown as ReleaseHead).release : null;
  // Also if a publication was interrupted, or its rest was written, since this one was prepared.
  const isSameRest =
    run !== null ||
    isSameJson([stored.unfinished, stored.isUnknown], [state.run.unfinished, state.run.isUnknown]);
  if (release !== (state.head?.release ?? null) || !isSameRest)
    throw new AdminError('release-changed', { release });
  await check?.(transaction, log);
  return stored;
};

/** The act of a request that was run before; null if it was not. */
const findCommitted = async ({ act }: LiveChange, log: LogTransaction): Promise<Act | null> =>
  act && findRepeated(log, act);

/** Everything in one transaction. */
const commitAtOnce = (
  service: ContentService,
  change: LiveChange,
  changes: readonly DocumentChange[],
): Promise<Act | null> =>
  service.change(async (transaction, log) => {
    const committed = await findCommitted(change, log);
    if (committed !== null) return committed;
    const stored = await readCurrent(change, transaction, log, null);
    const unchanged = await findUnchangedDrafts(transaction, change.drafts);
    if (unchanged.length < change.drafts.length && !change.allowsChangedDrafts)
      throw new AdminError('drafts-changed');
    const restored = await findMissingDrafts(transaction, change.restoredDrafts ?? []);
    const act = change.act && (await appendAct(log, change.act));
    for (const one of [...changes, ...toDraftDeletions(unchanged), ...restored])
      transaction.write(one);
    // An interrupted run that still works must not take its next step.
    if (!isIdle(stored)) transaction.write(toRunChange(idleRun));
    return act;
  });

/** The batches of a change: before, with and after the moment at which it becomes live. */
const planBatches = (
  writes: readonly Write[],
  getWriteSize: (write: Write) => number,
  limits: BatchLimits,
) => {
  const batches = splitIntoBatches(writes, getWriteSize, limits, getWritePhase);
  const isDeletion = (batch: readonly Write[]) => batch.some((one) => getWritePhase(one) === 2);
  const written = batches.filter((batch) => !isDeletion(batch));
  const last = written.at(-1);
  const hasIndex = last?.some((one) => getWritePhase(one) === 1) ?? false;
  return {
    before: hasIndex ? written.slice(0, -1) : written,
    main: hasIndex && last ? last : [],
    deletions: batches.filter(isDeletion),
  };
};

/**
 * In several steps. Each names the run, so that no other publication comes in between, and the
 * release becomes live in one transaction. If it is interrupted, `releaseLog/run` says what may have
 * been written.
 */
const commitInSteps = async (
  service: ContentService,
  change: LiveChange,
  limits: BatchLimits,
): Promise<Act | null> => {
  const { id, now, state, writes } = change;
  const startedAt = performance.now();
  const createRun = (rest: Rest): DocumentChange => {
    const until = now + (performance.now() - startedAt) + LEASE_MS;
    const { unfinished, isUnknown } = rest;
    return toRunChange({ run: id, until: new Date(until).toISOString(), unfinished, isUnknown });
  };
  // It still has the id, so that the last step can be repeated if its answer is lost.
  const ended = toRunChange({ ...idleRun, run: id });
  let stored = idleRun;
  const begin = await service.change(async (transaction, log) => {
    const committed = await findCommitted(change, log);
    if (committed !== null) return committed;
    stored = await readCurrent(change, transaction, log, null);
    transaction.write(createRun(stored));
    return null;
  });
  if (begin !== null) return begin;

  const small = {
    writes: Math.max(1, limits.writes - FIXED_WRITES),
    bytes: limits.bytes - FIXED_BYTES,
  };
  for (const group of splitIntoBatches(change.parts, getSize, small))
    await service.commit(id, [...group, createRun(stored)]);

  // Before the release: if it is interrupted, such a draft equals what is live, and changes nothing.
  for (const group of splitIntoBatches(change.restoredDrafts ?? [], getSize, small))
    await service.change(async (transaction) => {
      const [run] = await transaction.read([documentPaths.releaseRun]);
      assertOwnRun(toRun(run), id);
      const missing = await findMissingDrafts(transaction, group);
      for (const one of [...missing, createRun(stored)]) transaction.write(one);
    });

  const toDocument = createToDocument(change);
  const getWriteSize = (write: Write): number => getSize(toDocument(write));
  const { before, main, deletions } = planBatches(writes, getWriteSize, small);
  const commit = async (batch: readonly Write[], run: DocumentChange): Promise<void> => {
    await service.commit(id, [...batch.map(toDocument), run]);
    change.onProgress?.(batch.length);
  };
  const begun = addUnfinished(stored, change.target);
  for (const batch of before) await commit(batch, createRun(begun));

  // Until the deletions are done, documents of the release before may be left.
  const { live, head } = state;
  const left =
    live && head
      ? addUnfinished(stored, { release: live.release, compiledAt: head.compiledAt })
      : { unfinished: [], isUnknown: true };
  const result = await service.change(async (transaction, log) => {
    const committed = await findCommitted(change, log);
    if (committed !== null) return committed;
    await readCurrent(change, transaction, log, id);
    const act = change.act && (await appendAct(log, change.act));
    const run = deletions.length > 0 ? createRun(left) : ended;
    for (const one of [...main.map(toDocument), ...change.changes, run]) transaction.write(one);
    return act;
  });
  change.onProgress?.(main.length);
  for (const [n, batch] of deletions.entries())
    await commit(batch, n < deletions.length - 1 ? createRun(left) : ended);
  await deleteDrafts(service, change.drafts);
  return result;
};

/**
 * Changes the live documents. Members see the old content or the new one, and never a mixture: all
 * writes are one transaction, or, if they are too many, steps in the order of `getWritePhase`.
 *
 * @returns the act of the change, if it has one
 * @throws AdminError `publication-running` or `release-changed` if someone else publishes,
 * `drafts-changed` if a draft was saved or deleted since it was read
 */
export const commitLive = async (
  service: ContentService,
  change: LiveChange,
): Promise<Act | null> => {
  const { writes, parts, drafts, restoredDrafts = [], limits = BATCH_LIMITS } = change;
  const count = writes.length + parts.length + drafts.length + restoredDrafts.length;
  if (count + FIXED_WRITES > limits.writes) return commitInSteps(service, change, limits);
  const changes = [...parts, ...writes.map(createToDocument(change)), ...change.changes];
  const bytes = [...changes, ...restoredDrafts].reduce((sum, one) => sum + getSize(one), 0);
  if (bytes + FIXED_BYTES > limits.bytes) return commitInSteps(service, change, limits);
  const result = await commitAtOnce(service, change, changes);
  change.onProgress?.(writes.length);
  return result;
};
