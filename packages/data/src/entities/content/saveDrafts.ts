import { formatDraftData, MAX_DRAFT_LENGTH, toDraftId } from '@gschool/admin/content';
import type { Draft, DraftContent, DraftId, Source } from '@gschool/admin/contract';
import { AppError, isOutdated, isUnreachable } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';

import type { ContentRepository, DraftWrite } from './contentRepository';
import { getContent, isSameContent } from './mergeContent';
import { getWriteTime, toWrittenDraft } from './writtenDraft';

/** A draft to save. */
export interface NewDraft extends Omit<DraftContent, 'confirmed'> {
  list: PackList;
  entryId: string;
  /** The translations that it confirms. @default those of `stored` */
  confirmed?: readonly string[] | undefined;
  /** The draft that it was made from; null if there was none. A newer one is not overwritten. */
  stored: Draft | null;
  /** The published entry. A draft that equals it is deleted instead of saved. */
  live: Source | null;
  /** The live release, from which a new draft begins; null for a school without releases. */
  release: string | null;
}

/** How many drafts came to which outcome. */
export interface DraftCounts {
  saved: number;
  /** The server had them already. */
  unchanged: number;
  /** Someone else changed the draft in the meantime. Nothing was written. */
  conflict: number;
  /** The server refused them, or they are too long. */
  failed: number;
  /** The server could not be reached. Some may have been saved: the same call again is safe. */
  offline: number;
}

export type DraftProgress = (done: number, total: number) => void;

type Outcome = keyof DraftCounts;

/** Firestore writes at most 500 documents and 10 MB in one commit. */
const MAX_WRITES = 500;
const MAX_LENGTH = 3_000_000;
const PARALLEL_BATCHES = 2;
/** Each attempt fails if someone saves one of the drafts between the read and the write. */
const MAX_ATTEMPTS = 3;

/** A write and what it leads to. */
interface Task {
  id: DraftId;
  write: DraftWrite;
  length: number;
}

const toTask = (write: DraftWrite): Task => ({
  id: toDraftId(write.list, write.entryId),
  write,
  length: write.content ? formatDraftData(write.content).length : 0,
});

const inBatches = (tasks: readonly Task[]): readonly (readonly Task[])[] => {
  const batches: Task[][] = [];
  let length = Infinity;
  for (const task of tasks) {
    const last = batches.at(-1);
    if (!last || last.length === MAX_WRITES || length + task.length > MAX_LENGTH) {
      batches.push([task]);
      length = task.length;
    } else {
      last.push(task);
      length += task.length;
    }
  }
  return batches;
};

/** The write of a draft; null if there is nothing to write. */
const toWrite = ({
  list,
  entryId,
  stored,
  live,
  release,
  ...next
}: NewDraft): DraftWrite | null => {
  const content: DraftContent = {
    entry: next.entry,
    confirmed: next.confirmed ?? stored?.confirmed ?? [],
    ...(next.after !== undefined && { after: next.after }),
  };
  const isLive = isSameContent(content, getContent(null, live));
  if (isLive ? stored === null : stored && isSameContent(content, getContent(stored, null)))
    return null;
  return {
    list,
    entryId,
    content: isLive ? null : content,
    base: stored ? stored.base : release,
    version: stored?.version ?? null,
  };
};

export interface SaveDraftsOptions {
  uid: string;
  run: <T>(operation: (repository: ContentRepository) => Promise<T>) => Promise<T>;
  isOnline: () => boolean;
  /** Called with the drafts that were written; null: it was deleted. */
  onDrafts: (drafts: ReadonlyMap<DraftId, Draft | null>) => void;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress?: DraftProgress | undefined;
}

/**
 * Writes drafts in batches of at most 500. If drafts of a batch were changed by someone else, only
 * these are left out. Never rejects.
 */
export const saveDrafts = async (
  drafts: readonly NewDraft[],
  options: SaveDraftsOptions,
): Promise<DraftCounts> => {
  const tasks = drafts.flatMap((draft) => toWrite(draft) ?? []).map(toTask);
  return runTasks(tasks, drafts.length - tasks.length, options);
};

/** Deletes drafts the way `saveDrafts` writes them. */
export const deleteDrafts = (
  drafts: readonly Draft[],
  options: SaveDraftsOptions,
): Promise<DraftCounts> =>
  runTasks(
    drafts.map(({ list, entryId, base, version }) =>
      toTask({ list, entryId, content: null, base, version }),
    ),
    0,
    options,
  );

const runTasks = async (
  tasks: readonly Task[],
  unchanged: number,
  options: SaveDraftsOptions,
): Promise<DraftCounts> => {
  const counts: DraftCounts = { saved: 0, unchanged, conflict: 0, failed: 0, offline: 0 };
  const total = tasks.length + unchanged;
  let done = unchanged;
  const count = (outcome: Outcome, number: number): void => {
    counts[outcome] += number;
    done += number;
    options.onProgress?.(done, total);
  };
  const fitting = tasks.filter(({ length }) => length <= MAX_DRAFT_LENGTH);
  if (fitting.length < tasks.length) count('failed', tasks.length - fitting.length);
  const waiting = [...inBatches(fitting)];
  const runNext = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift())
      await runBatch(batch, options, count);
  };
  await Promise.all(Array.from({ length: PARALLEL_BATCHES }, runNext));
  return counts;
};

const runBatch = async (
  batch: readonly Task[],
  options: SaveDraftsOptions,
  count: (outcome: Outcome, number: number) => void,
): Promise<void> => {
  const { uid, run, isOnline, onDrafts, now } = options;
  let left = batch;
  for (let attempt = 1; left.length > 0; attempt += 1) {
    try {
      if (!isOnline()) throw new AppError({ kind: 'offline' });
      const current = left;
      const versions = await run((repository) =>
        repository.write(
          uid,
          current.map(({ write }) => write),
        ),
      );
      onDrafts(
        new Map(
          current.map(({ id, write }, index) => {
            const version = versions[index] ?? null;
            return [id, toWrittenDraft(uid, write, version, getWriteTime(version, now()))];
          }),
        ),
      );
      return count('saved', current.length);
    } catch (error) {
      if (isUnreachable(error)) return count('offline', left.length);
      if (!isOutdated(error)) return count('failed', left.length);
      if (attempt === MAX_ATTEMPTS) return count('conflict', left.length);
    }
    try {
      left = await leaveOutChanged(left, options, count);
    } catch {
      return count('offline', left.length);
    }
  }
};

/**
 * Counts the drafts that the server has, and returns those that it still has in the version from
 * before. What was to be written is there after a lost answer: it counts as saved.
 */
const leaveOutChanged = async (
  tasks: readonly Task[],
  { run, onDrafts }: Pick<SaveDraftsOptions, 'run' | 'onDrafts'>,
  count: (outcome: Outcome, number: number) => void,
): Promise<readonly Task[]> => {
  const stored = await run((repository) => repository.draftsById(tasks.map(({ id }) => id)));
  const getOutcome = ({ write }: Task, draft: Draft | null): Outcome | null => {
    const isThere =
      write.content === null
        ? draft === null
        : draft !== null && isSameContent(write.content, getContent(draft, null));
    if (isThere) return 'saved';
    return (draft?.version ?? null) === write.version ? null : 'conflict';
  };
  const outcomes = tasks.map((task, index) => getOutcome(task, stored[index] ?? null));
  const saved = tasks.flatMap(({ id }, index): [DraftId, Draft | null][] =>
    outcomes[index] === 'saved' ? [[id, stored[index] ?? null]] : [],
  );
  if (saved.length > 0) onDrafts(new Map(saved));
  for (const outcome of ['saved', 'conflict'] as const) {
    const number = outcomes.filter((one) => one === outcome).length;
    if (number > 0) count(outcome, number);
  }
  return tasks.filter((_, index) => outcomes[index] === null);
};
