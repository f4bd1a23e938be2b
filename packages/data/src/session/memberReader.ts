import { isUnreachable } from '@gschool/domain';
import type { Store } from '@gschool/state';

import { clearMemberStorage, removeMemberEntries } from '../account/clearMemberStorage';
import type { AuthUser, Backend } from '../backend';
import { ANSWER_TIMEOUT_MS } from './copyTimes';
import { loadMember } from './loadMember';
import { storeCopy } from './memberCopy';
import type { SessionState, SignedInState } from './state';

/** What reading a member needs of the session. */
export interface MemberReaderOptions {
  store: Store<SessionState>;
  storage: () => Storage;
  /** Epoch milliseconds. */
  now: () => number;
  /** The IANA time zone of a new profile. */
  timezone: () => string;
  /** The user of Firebase, once it is known. */
  getUser: () => AuthUser | undefined;
  /** Resolves when the read that is under way has ended. */
  whenRead: () => Promise<void> | undefined;
  /** Reads the member again. Resolves to whether new data was read. */
  renew: () => Promise<boolean>;
}

/** Reads and shows the member of a session, and the copy while nothing answers. */
export interface MemberReader {
  /** Reads a member; one who cannot be reached is read from the copy, if there is one. */
  read(backend: Backend, user: AuthUser, known: SignedInState | null): Promise<SignedInState>;
  /** Shows a member, and stores the copy of one who was read. */
  show(state: SignedInState): void;
  /** Shows the copy of the member when Firebase has not answered in time; offline, right away. */
  start(): void;
  isCopyShown(): boolean;
  /** Removes what the storages of this browser have of a member; by default both. */
  removeEntries(uid: string, storages?: readonly (() => Storage)[]): void;
  /** Removes everything of a member whose account another device has deleted. */
  clearStorage(uid: string): Promise<void>;
}

/** The longest pause between two attempts to replace the copy, in milliseconds. */
const MAX_RETRY_MS = 30_000;

/** Only members who cannot be reached need this code. */
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

  /** Tries to replace the copy with the member; after a failure again, with growing pauses. */
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
