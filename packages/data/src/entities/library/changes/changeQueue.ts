import {
  AppError,
  isAppError,
  type LibraryAction,
  type LibraryChange,
  type LibraryState,
} from '@gschool/domain';
import { callSafely, reportUncaught } from '@gschool/state';

import { asAppError, isTransient } from '../../../queries/retry';
import { compareByTime, type Journal } from './journal';
import type { LibraryEditor } from '../libraryEditor';
import { sendChanges } from './sendChanges';
import { supersedes } from './supersedes';

/** The result of a change, as far as it is known. */
export type ChangeOutcome =
  | { kind: 'saved' }
  /** Stored on this device and sent later. */
  | { kind: 'waiting' }
  /** The server rejected it, and it was undone. */
  | { kind: 'rejected'; error: AppError };

export interface ChangeQueueOptions {
  uid: string;
  getEditor: () => Promise<LibraryEditor>;
  journal: Journal;
  /** Epoch milliseconds. */
  now: () => number;
  /** False when the browser is offline. */
  isOnline: () => boolean;
  /** The timestamp of a new change; see `getChangeTime`. */
  getTimestamp: () => number;
  /** Called with the pending changes whenever they change. */
  onPending: (pending: readonly LibraryChange[]) => void;
  /**
   * Called with the sent changes and the library as it is stored after sending (null: unchanged).
   */
  onSent: (sent: readonly LibraryChange[], library: LibraryState | null) => void;
  /**
   * Called when the access rules refuse a change, because the member’s rights or the account have
   * changed.
   */
  onForbidden: () => void;
  /** Called for a change that is rejected after `submit` has resolved. */
  onRejected: (change: LibraryChange, error: AppError) => void;
}

export interface ChangeQueue {
  pending(): readonly LibraryChange[];
  /** Stores a change synchronously, then sends it. Never rejects. */
  submit(action: LibraryAction): Promise<ChangeOutcome>;
  /** Sends the pending changes. Never rejects. */
  send(): Promise<void>;
  /** Cancels unsent changes; returns true when all matching changes were canceled. */
  cancel(which: (change: LibraryChange) => boolean): boolean;
  /** Handles another tab's `storage` event. */
  onStorageEvent(key: string | null, text: string | null): void;
  /** Closes the queue after the member has signed out: nothing more is sent. */
  close(): void;
}

/** The maximum number of pending changes. It is more than even a long flight needs. */
const MAX_PENDING = 500;

/** How long `submit` waits for a result before it resolves with `waiting`, in milliseconds. */
const OUTCOME_TIMEOUT_MS = 8000;

let idCount = 0;
/**
 * Returns an id. Ids are unique across tabs, and changes of the same millisecond sort in the order
 * in which they were made.
 */
const newId = (): string => `${String((idCount += 1)).padStart(6, '0')}-${crypto.randomUUID()}`;

/** Creates the queue of pending changes of one member in one tab. */
export const createChangeQueue = (options: ChangeQueueOptions): ChangeQueue => {
  const { uid, getEditor, journal, now, isOnline, getTimestamp } = options;
  const { onPending, onSent, onForbidden, onRejected } = options;
  let pending: readonly LibraryChange[] = journal.read();
  let isClosed = false;
  let sending: Promise<void> = Promise.resolve();
  let editor: LibraryEditor | undefined;
  let inFlight = new Set<string>();
  let isForbidden = false;
  let lastAt = Math.max(0, ...pending.map(({ at }) => at));
  /** Changes that could not be stored. They are lost when the page is closed. */
  const unstored = new Set<string>();
  /** The errors of changes whose `submit` has not resolved yet. */
  const awaitedErrors = new Map<string, AppError | null>();

  const setPending = (next: readonly LibraryChange[]): void => {
    pending = next;
    if (!isClosed) callSafely(() => onPending(pending));
  };
  const pendingWithout = (ids: readonly string[]): readonly LibraryChange[] =>
    pending.filter(({ id }) => !ids.includes(id));

  const reject = (change: LibraryChange, error: AppError): void => {
    journal.discard(change.id);
    unstored.delete(change.id);
    setPending(pendingWithout([change.id]));
    if (awaitedErrors.has(change.id)) awaitedErrors.set(change.id, error);
    else callSafely(() => onRejected(change, error));
  };

  /**
   * The whole queue shares one editor, because the editor caches the version of the library. With a
   * new editor each time, every position sent during playback would need a read and a write.
   */
  const openEditor = async (): Promise<LibraryEditor> => (editor ??= await getEditor());

  const sendAll = async (changes: readonly LibraryChange[]): Promise<void> => {
    const { library } = await sendChanges(await openEditor(), uid, changes, now());
    if (isClosed) return;
    const ids = changes.map(({ id }) => id);
    journal.drop(ids);
    ids.forEach((id) => unstored.delete(id));
    // The changes are on the server, so an error in a listener must not undo them.
    callSafely(() => onSent(changes, library));
    setPending(pendingWithout(ids));
  };

  /**
   * Sends all changes together. If the server refuses them, sends each one separately, so that only
   * the invalid ones are rejected.
   */
  const sendNow = async (changes: readonly LibraryChange[]): Promise<void> => {
    try {
      await sendAll(changes);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (isClosed || isTransient(error)) return;
      isForbidden ||= isAppError(error, 'forbidden');
      if (changes.length === 1) changes.forEach((change) => reject(change, error));
      else for (const change of changes) if (!isClosed) await sendNow([change]);
    }
  };

  const sendPending = async (): Promise<void> => {
    if (isClosed || pending.length === 0 || !isOnline()) return;
    inFlight = new Set(pending.map(({ id }) => id));
    isForbidden = false;
    try {
      await sendNow(pending);
    } finally {
      inFlight = new Set();
      if (isForbidden) callSafely(onForbidden);
    }
  };

  const send = (): Promise<void> => {
    // If the promise rejected, nothing would ever be sent again.
    sending = sending.then(sendPending).catch(reportUncaught);
    return sending;
  };

  const add = (change: LibraryChange): void => {
    const replaced = pending.filter((one) => !inFlight.has(one.id) && supersedes(change, one));
    const ids = replaced.map(({ id }) => id);
    if (!journal.put(change)) unstored.add(change.id);
    ids.forEach((id) => journal.discard(id));
    setPending([...pendingWithout(ids), change].sort(compareByTime));
  };

  const createFullError = (): AppError => new AppError({ kind: 'unavailable', what: 'storage' });

  const getOutcome = (change: LibraryChange): ChangeOutcome => {
    const error = awaitedErrors.get(change.id);
    if (error) return { kind: 'rejected', error };
    if (!pending.some(({ id }) => id === change.id)) return { kind: 'saved' };
    if (!unstored.has(change.id) || change.kind === 'watched') return { kind: 'waiting' };
    // The change is neither sent nor stored, so it is rejected now instead of being lost at the
    // next reload.
    unstored.delete(change.id);
    setPending(pendingWithout([change.id]));
    return { kind: 'rejected', error: createFullError() };
  };

  return {
    pending: () => pending,
    submit: async (action) => {
      if (isClosed) return { kind: 'rejected', error: new AppError({ kind: 'signedOut' }) };
      if (pending.length >= MAX_PENDING) return { kind: 'rejected', error: createFullError() };
      lastAt = Math.max(lastAt + 1, getTimestamp());
      const at = action.kind === 'watched' ? Date.parse(action.position.at) : lastAt;
      const change: LibraryChange = { ...action, id: newId(), at };
      // No caller waits for the result of a position, so its rejection is reported by `onRejected`.
      if (action.kind !== 'watched') awaitedErrors.set(change.id, null);
      add(change);
      await withTimeout(OUTCOME_TIMEOUT_MS, send());
      const outcome = getOutcome(change);
      awaitedErrors.delete(change.id);
      return outcome;
    },
    send,
    cancel: (which) => {
      const found = pending.filter(which);
      const unsent = found.filter(({ id }) => !inFlight.has(id)).map(({ id }) => id);
      unsent.forEach((id) => journal.discard(id));
      if (unsent.length > 0) setPending(pendingWithout(unsent));
      return found.length > 0 && unsent.length === found.length;
    },
    onStorageEvent: (key, text) => {
      const event = isClosed ? null : journal.parseStorageEvent(key, text);
      if (!event) return;
      const known = pending.find(({ id }) => id === event.id);
      if (event.change && !known) setPending([...pending, event.change].sort(compareByTime));
      if (!known || event.what === 'added') return;
      if (event.what === 'sent') callSafely(() => onSent([known], null));
      setPending(pendingWithout([event.id]));
    },
    close: () => {
      isClosed = true;
      pending = [];
    },
  };
};

const withTimeout = (ms: number, done: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
