import {
  AppError,
  isAppError,
  type LibraryAction,
  type LibraryChange,
  type LibraryState,
} from '@gschool/domain';
import { callSafely, reportUncaught } from '@gschool/state';
import { byTime, type Journal } from './journal';
import type { LibraryEditor } from './libraryEditor';
import { sendChanges } from './sendChanges';
import { supersedes } from './supersedes';

/** How a change ended, as far as is known. */
export type ChangeOutcome =
  | { kind: 'saved' }
  /** Kept on this device, and sent later. */
  | { kind: 'waiting' }
  /** Taken back. */
  | { kind: 'rejected'; error: AppError };

export interface ChangeQueueOptions {
  uid: string;
  editor: () => Promise<LibraryEditor>;
  journal: Journal;
  /** Epoch milliseconds. */
  now: () => number;
  /** False when the browser knows that it has no network. */
  isOnline: () => boolean;
  /** The time for a change that is made now; see `getChangeTime`. */
  stamp: () => number;
  /** Hears what waits, whenever that changes. */
  onPending: (pending: readonly LibraryChange[]) => void;
  /** Hears what has arrived, and the library as it is stored then (null: untouched). */
  onSent: (sent: readonly LibraryChange[], library: LibraryState | null) => void;
  /** Hears of a change that was taken back after its member was told that it waits. */
  onRejected: (change: LibraryChange, error: AppError) => void;
}

export interface ChangeQueue {
  pending(): readonly LibraryChange[];
  /** Keeps a change (at once, before anything is awaited) and sends it. Never rejects. */
  submit(action: LibraryAction): Promise<ChangeOutcome>;
  /** Sends what waits. Never rejects. */
  send(): Promise<void>;
  /** Takes changes back that were not sent yet; true when all of them were. */
  cancel(which: (change: LibraryChange) => boolean): boolean;
  /** Hears of a change in the storage that another tab made. */
  onStorageEvent(key: string | null, text: string | null): void;
  /** The member has left: nothing is sent or told any more. */
  close(): void;
}

/** Changes that wait at most; more than a long flight needs. */
export const MAX_PENDING = 500;

/** Milliseconds after which somebody who waits is told that the change waits, too. */
export const OUTCOME_TIMEOUT = 8000;

const TRANSIENT = ['offline', 'unavailable', 'signedOut', 'cancelled', 'conflict'] as const;
const isTransient = (error: AppError): boolean => TRANSIENT.some((kind) => isAppError(error, kind));

const asAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError({ kind: 'unexpected', cause: error });

let made = 0;
/** Keeps the order of what a page changed in one millisecond; no two tabs give the same. */
const newId = (): string => `${String((made += 1)).padStart(6, '0')}-${crypto.randomUUID()}`;

/** What a member changed and the server does not know yet, of one member in one tab. */
export const createChangeQueue = (options: ChangeQueueOptions): ChangeQueue => {
  const { uid, editor, journal, now, isOnline, stamp, onPending, onSent, onRejected } = options;
  let pending: readonly LibraryChange[] = journal.read();
  let isClosed = false;
  let sending: Promise<void> = Promise.resolve();
  let inFlight = new Set<string>();
  let lastAt = Math.max(0, ...pending.map(({ at }) => at));
  /** Changes that the browser could not keep: gone with the page. */
  const unstored = new Set<string>();
  /** Whoever waits for a change learns of its refusal here. */
  const awaited = new Map<string, AppError | null>();

  const show = (next: readonly LibraryChange[]): void => {
    pending = next;
    if (!isClosed) callSafely(() => onPending(pending));
  };
  const without = (ids: readonly string[]): readonly LibraryChange[] =>
    pending.filter(({ id }) => !ids.includes(id));

  const reject = (change: LibraryChange, error: AppError): void => {
    journal.takeBack(change.id);
    unstored.delete(change.id);
    show(without([change.id]));
    if (awaited.has(change.id)) awaited.set(change.id, error);
    else callSafely(() => onRejected(change, error));
  };

  const attempt = async (changes: readonly LibraryChange[]): Promise<void> => {
    const { library } = await sendChanges(await editor(), uid, changes, now());
    if (isClosed) return;
    const ids = changes.map(({ id }) => id);
    journal.drop(ids);
    ids.forEach((id) => unstored.delete(id));
    // The server has the changes: a listener that throws must not take them back.
    callSafely(() => onSent(changes, library));
    show(without(ids));
  };

  /** One try for all; where they are refused together, one for each: only the guilty go. */
  const sendNow = async (changes: readonly LibraryChange[]): Promise<void> => {
    try {
      await attempt(changes);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (isClosed || isTransient(error)) return;
      if (changes.length === 1) changes.forEach((change) => reject(change, error));
      else for (const change of changes) if (!isClosed) await sendNow([change]);
    }
  };

  const cycle = async (): Promise<void> => {
    if (isClosed || pending.length === 0 || !isOnline()) return;
    inFlight = new Set(pending.map(({ id }) => id));
    try {
      await sendNow(pending);
    } finally {
      inFlight = new Set();
    }
  };

  const send = (): Promise<void> => {
    // A rejected promise would skip every later cycle.
    sending = sending.then(cycle).catch(reportUncaught);
    return sending;
  };

  const add = (change: LibraryChange): void => {
    const replaced = pending.filter((one) => !inFlight.has(one.id) && supersedes(change, one));
    const ids = replaced.map(({ id }) => id);
    if (!journal.put(change)) unstored.add(change.id);
    ids.forEach((id) => journal.takeBack(id));
    show([...without(ids), change].sort(byTime));
  };

  const full = (): AppError => new AppError({ kind: 'unavailable', what: 'storage' });

  const outcomeOf = (change: LibraryChange): ChangeOutcome => {
    const error = awaited.get(change.id);
    if (error) return { kind: 'rejected', error };
    if (!pending.some(({ id }) => id === change.id)) return { kind: 'saved' };
    if (!unstored.has(change.id) || change.kind === 'watched') return { kind: 'waiting' };
    // Neither sent nor kept: better taken back than lost without a word at the next reload.
    unstored.delete(change.id);
    show(without([change.id]));
    return { kind: 'rejected', error: full() };
  };

  return {
    pending: () => pending,
    submit: async (action) => {
      if (isClosed) return { kind: 'rejected', error: new AppError({ kind: 'signedOut' }) };
      if (pending.length >= MAX_PENDING) return { kind: 'rejected', error: full() };
      lastAt = Math.max(lastAt + 1, stamp());
      const at = action.kind === 'watched' ? Date.parse(action.position.at) : lastAt;
      const change: LibraryChange = { ...action, id: newId(), at };
      // A position has nobody who waits for it: its refusal is told as a late one.
      if (action.kind !== 'watched') awaited.set(change.id, null);
      add(change);
      await within(OUTCOME_TIMEOUT, send());
      const outcome = outcomeOf(change);
      awaited.delete(change.id);
      return outcome;
    },
    send,
    cancel: (which) => {
      const found = pending.filter(which);
      const unsent = found.filter(({ id }) => !inFlight.has(id)).map(({ id }) => id);
      unsent.forEach((id) => journal.takeBack(id));
      if (unsent.length > 0) show(without(unsent));
      return found.length > 0 && unsent.length === found.length;
    },
    onStorageEvent: (key, text) => {
      const event = isClosed ? null : journal.parseStorageEvent(key, text);
      if (!event) return;
      const known = pending.find(({ id }) => id === event.id);
      if (event.change && !known) show([...pending, event.change].sort(byTime));
      if (!known || event.what === 'added') return;
      if (event.what === 'sent') callSafely(() => onSent([known], null));
      show(without([event.id]));
    },
    close: () => {
      isClosed = true;
      pending = [];
    },
  };
};

const within = (ms: number, done: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
