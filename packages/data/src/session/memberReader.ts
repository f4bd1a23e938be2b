import { isUnreachable } from '@gschool/domain';
import type { Store } from '@gschool/state';

import { clearMemberStorage, removeMemberEntries } from '../account/clearMemberStorage';
import type { AuthUser, Backend } from '../backend';
import { ANSWER_TIMEOUT_MS } from './copyTimes';
import { loadMember } from './loadMember';
import { storeCopy } from './memberCopy';
import type { SessionState, SignedInState } from './state';

/** The parts of a session that the member reader needs. */
export interface MemberReaderOptions {
  store: Store<SessionState>;
  storage: () => Storage;
  /** Epoch milliseconds. */
  now: () => number;
  /** The IANA time zone of a new profile. */
  timezone: () => string;
  /** Returns Firebase's user, once it is known. */
  getUser: () => AuthUser | undefined;
  /** Resolves when the current read ends. */
  whenRead: () => Promise<void> | undefined;
  /** Reads the member again. Resolves to whether new data was read. */
  renew: () => Promise<boolean>;
}

/** Reads and shows the member of a session, or the copy while the server does not respond. */
export interface MemberReader {
  /** Reads a member. If the server cannot be reached, returns the copy, if there is one. */
  read(backend: Backend, user: AuthUser, known: SignedInState | null): Promise<SignedInState>;
  /** Shows a member. If the member was read from the server, stores the copy. */
  show(state: SignedInState): void;
  /** Shows the copy of the member if Firebase does not respond in time; offline, right away. */
  start(): void;
  isCopyShown(): boolean;
  /** Removes the member's data from the given storages of this browser; by default from both. */
  removeEntries(uid: string, storages?: readonly (() => Storage)[]): void;
  /** Removes all data of a member whose account another device has deleted. */
  clearStorage(uid: string): Promise<void>;
}

/** The longest delay between two attempts to replace the copy, in milliseconds. */
const MAX_RETRY_MS = 30_000;

/** This code is needed only when the server cannot be reached. */
const importCopiedState = () => import('./copiedState').catch(() => null);

/** Creates the reader of one session (docs/product/offline.md#offline-start). */
export const createMemberReader = (options: MemberReaderOptions): MemberReader => {
  const { store, storage, now, timezone, getUser, whenRead, renew } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;

  const isCopyShown = (): boolean => store.get().isFromCopy === true;

  const scheduleRenewal = (): void => {
    clearTimeout(timer);
    const delay = Math.min(MAX_RETRY_MS, ANSWER_TIMEOUT_MS * 2 ** retries);
    retries += 1;
    timer = setTimeout(() => void renewCopy(), delay);
  };

  /**
   * Tries to replace the copy with the member. After a failure, tries again with growing delays.
   */
  const renewCopy = async (): Promise<void> => {
    clearTimeout(timer);
    await whenRead();
    if (isCopyShown() && !(await renew()) && isCopyShown()) scheduleRenewal();
  };

  const show = (state: SignedInState): void => {
    store.set(state);
    storeCopy(storage, state);
    retries = 0;
    clearTimeout(timer);
    if (state.isFromCopy) scheduleRenewal();
  };

  const readCopy = async (user: AuthUser | undefined): Promise<SignedInState | null> =>
    (await importCopiedState())?.readCopiedState(storage, now(), user) ?? null;

  const showCopy = async (): Promise<void> => {
    if (store.get().status !== 'loading') return;
    const copied = await readCopy(getUser());
    if (copied && store.get().status === 'loading') show(copied);
  };

  globalThis.addEventListener?.('online', () => void renewCopy());
  return {
    read: async (backend, user, known) => {
      const loadOptions = { now, timezone, mayCreate: !known?.profile };
      const loaded = await loadMember(backend, user, loadOptions, known !== null);
      if (loaded.error === null) return { ...loaded, checkedAt: now() };
      return (isUnreachable(loaded.error) && (await readCopy(loaded.user))) || loaded;
    },
    show,
    start: () => {
      const isOffline = globalThis.navigator?.onLine === false;
      setTimeout(() => void showCopy(), isOffline ? 0 : ANSWER_TIMEOUT_MS);
    },
    isCopyShown,
    removeEntries: removeMemberEntries,
    clearStorage: clearMemberStorage,
  };
};
