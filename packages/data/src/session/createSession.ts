import {
  AppError,
  isAppError,
  type EditOutcome,
  type ProfileChanges,
  type ProfileEdits,
  type UserProfile,
} from '@gschool/domain';
import { createStore } from '@gschool/state';

import { isDeletionPending } from '../account/pendingDeletion';
import type { AuthUser, Backend } from '../backend';
import { readCacheOwner } from '../cache/cacheOwner';
import { clearTimezone, readTimezone } from '../timezone/timezone';
import type { PublicReads } from '../publicReads';
import { createConnection } from './connection';
import type { MemberReader } from './memberReader';
import { storeMember, storeSignOut, STORED_MEMBER_KEY, wasSignedOutHere } from './storedMember';
import {
  loading,
  sessionEnded,
  signedOut,
  unknownMember,
  type SessionState,
  type SignedInState,
} from './state';

/** The actions of a session. All reject only with `AppError`. */
export interface SessionActions {
  signIn(email: string, password: string): Promise<void>;
  /** Creates the account and `users/{uid}`. */
  signUp(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /**
   * Signs out, and removes the data that this browser stores about the member, including unsent
   * changes. Send them first, or ask the member (docs/product/sign-in.md#signing-out).
   */
  signOut(): Promise<void>;
  /**
   * Signs out after the tokens were revoked, for example by a new password. The member's stored
   * data, including unsent changes, stays until the member signs in again.
   */
  endSession(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Reads the token and the profile again, and with them the subscription
   * (docs/product/subscription.md#subscription-cycle).
   */
  refresh(): Promise<void>;
  /**
   * Merges changes into the profile; throws `signedOut` without a member, `notFound` without a
   * profile.
   */
  updateProfile(changes: ProfileChanges): Promise<void>;
  /** Saves profile edits that started as `base`, merged with changes from elsewhere. */
  editProfile(base: ProfileEdits, mine: ProfileEdits): Promise<EditOutcome>;
}

export interface Session {
  get(): SessionState;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Restores the signed-in member, if there may be one; otherwise waits until a member signs in in
   * another tab. Call it once.
   */
  start(): void;
  /** Connects without restoring a member, and resolves when the backend is connected. */
  backend(): Promise<Backend>;
  /** Reads what everyone may read. Resolves when the reads are ready; needs no account. */
  publicReads(): Promise<PublicReads>;
  /** Loads the code for signing in, for a page with a sign-in form. */
  prepareSignIn(): void;
  /** Loads that code and the Google popup's, for a page with a button that opens the popup. */
  prepareGooglePopup(): void;
  /** Reads claims and profile again if they are over a minute old. */
  refreshIfStale(): Promise<void>;
  /**
   * Reads claims and profile right away, for example after `forbidden`. Concurrent calls share one
   * read. Resolves to whether new data was read.
   */
  renew(): Promise<boolean>;
  actions: SessionActions;
}

export interface SessionOptions {
  /** Creates the backend; called again after a rejection until it succeeds. */
  connect: () => Promise<Backend>;
  /** Loads the code for a member, in parallel with `connect`. Called again with each action. */
  preloadMember?: (() => void) | undefined;
  /**
   * Creates the public reads; called again after a rejection, like `connect`. @default the backend's
   */
  connectPublicReads?: (() => Promise<PublicReads>) | undefined;
  /**
   * The delay before the second attempt, in milliseconds; doubled after each failure. @default 100
   */
  retryMs?: number | undefined;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
  /** The IANA time zone of a new profile. @default the stored one, or else the machine's */
  timezone?: (() => string) | undefined;
  /**
   * False if no member can be signed in: the session starts signed out, and loads nothing until it is
   * needed. @default true
   */
  mayBeSignedIn?: boolean | undefined;
}

const STALE_AFTER_MS = 60_000;

/** Only members need this code, so visitors do not load it. */
const importMember = () => import('./member');

/**
 * Creates the session of one page: who is signed in and what they may do. Needs neither React nor a
 * browser.
 */
export const createSession = (options: SessionOptions): Session => {
  const { connect, retryMs = 100, now = () => Date.now(), mayBeSignedIn = true } = options;
  const localStorage = () => globalThis.localStorage;
  const timezone = options.timezone ?? (() => readTimezone(localStorage));
  let needsAuth = false;
  const connection = createConnection(async () => {
    const backend = await connect();
    if (needsAuth) await backend.prepareAuth();
    return backend;
  }, retryMs);
  const { connectPublicReads, preloadMember } = options;
  const publicConnection = connectPublicReads && createConnection(connectPublicReads, retryMs);
  let member: MemberReader | null = null;
  const loadMemberReader = async (): Promise<MemberReader | null> => {
    const code = member ? null : await importMember().catch(() => null);
    return (member ??=
      code?.createMemberReader({
        store,
        storage: localStorage,
        now,
        timezone,
        getUser: () => entry?.user,
        whenRead: () => entry?.done,
        renew,
      }) ?? null);
  };
  const readMember = async (
    backend: Backend,
    user: AuthUser,
    known: SignedInState | null = null,
  ): Promise<SignedInState> =>
    (await loadMemberReader())?.read(backend, user, known) ?? {
      // The code could not be loaded: the member is unknown until the next refresh.
      ...unknownMember,
      user,
      error: new AppError({ kind: 'offline' }),
    };
  const store = createStore<SessionState>(mayBeSignedIn ? loading : signedOut);
  let entry: { user: AuthUser; done: Promise<void> } | null = null;
  let lastReadAt = 0;
  let isListening = false;
  let isSigningOut = false;
  /** Counts profile writes by this page. Data requested before a write is outdated. */
  let profileWrites = 0;
  let renewal: Promise<boolean> | null = null;

  /** Removes the member's data from the given storages of this browser; by default from both. */
  const removeEntries = async (uid: string, storages?: (() => Storage)[]): Promise<void> =>
    (await loadMemberReader())?.removeEntries(uid, storages);
  const setMember = (state: SignedInState): void =>
    member ? member.show(state) : store.set(state);

  const requireMember = (): SignedInState => {
    const state = store.get();
    if (state.status !== 'signedIn') throw new AppError({ kind: 'signedOut' });
    return state;
  };

  /** Stores a written profile, unless its member has signed out in the meantime. */
  const setProfile = (uid: string, profile: UserProfile): void => {
    profileWrites += 1;
    const state = store.get();
    if (state.status === 'signedIn' && state.user.uid === uid) setMember({ ...state, profile });
  };

  /**
   * Loads the profile and signs the member in. Firebase's callback and the sign-in that caused it
   * share one read.
   */
  const enterMember = (backend: Backend, user: AuthUser): Promise<void> => {
    if (entry?.user.uid === user.uid) return entry.done;
    const done = readMember(backend, user).then((loaded) => {
      // Another member has signed in, or the member has signed out, in the meantime.
      if (entry?.done !== done) return;
      storeMember(localStorage, true);
      lastReadAt = now();
      setMember(loaded);
    });
    entry = { user, done };
    // The page must not show one member's name while another member is loading.
    const state = store.get();
    if (state.status === 'signedIn' && state.user.uid !== user.uid) store.set(loading);
    return done;
  };

  const leaveSession = (isRequested: boolean): void => {
    const state = store.get();
    // At the start only the stored cache owner shows that a member was signed in before.
    const wasSignedIn =
      state.status === 'signedIn' || (state === loading && readCacheOwner(localStorage) !== null);
    const next = wasSignedIn && !isRequested ? sessionEnded : signedOut;
    entry = null;
    // An ended session stays ended when the sign-out action follows.
    if (state.status !== 'signedOut') store.set(next);
    // Another tab signed out and removed the member's entries. This tab may have stored new ones
    // after that.
    if (state.status === 'signedIn' && !isRequested && wasSignedOutHere(localStorage))
      void removeEntries(state.user.uid, [localStorage]);
    // The next member at this browser starts with the machine's time zone.
    if (wasSignedIn) clearTimezone(localStorage);
    storeMember(localStorage, false);
  };

  /** Connects, restores the member and follows every later sign-in and sign-out. */
  const restoreMember = (): void => {
    needsAuth = true;
    connection.start();
    // Beside the connection, because a sign-in waits for it.
    void loadMemberReader();
    if (isListening) return;
    isListening = true;
    void connection.ready.then((backend) => {
      backend.auth.onChange((user) => {
        if (user === null) leaveSession(isSigningOut);
        else void enterMember(backend, user);
      });
    });
  };

  const start = (): void => {
    if (mayBeSignedIn) {
      preloadMember?.();
      void loadMemberReader().then((reader) => reader?.start());
      return restoreMember();
    }
    globalThis.addEventListener?.('storage', ({ key, newValue }) => {
      if (key === STORED_MEMBER_KEY && newValue !== null) restoreMember();
    });
  };

  const getOperationBackend = async (): Promise<Backend> => {
    preloadMember?.();
    restoreMember();
    const backend = await connection.forOperation();
    // The connection may be older than this operation.
    await backend.prepareAuth();
    return backend;
  };

  /**
   * Reads the member again. Null if, in the meantime, another member signed in or the member signed
   * out.
   */
  const reload = async (backend: Backend): Promise<SignedInState | null> => {
    const current = store.get();
    if (current.status !== 'signedIn') return null;
    const { user } = current;
    const asked = entry;
    const before = profileWrites;
    const loaded = await readMember(backend, user, current);
    const state = store.get();
    if (entry !== asked || state.status !== 'signedIn') return null;
    const isDeleted = current.profile !== null && isAppError(loaded.error, 'notFound');
    if (isDeleted && !isDeletionPending(user.uid)) {
      // Another device is deleting the account, so nothing about it is written again.
      void member?.clearStorage(user.uid);
      await backend.auth.signOut();
      return null;
    }
    lastReadAt = now();
    // A profile that was written in the meantime is newer than the one that was read.
    return before === profileWrites ? loaded : { ...loaded, profile: state.profile };
  };

  const refresh = async (): Promise<void> => {
    requireMember();
    const loaded = await reload(await getOperationBackend());
    const state = store.get();
    // Without a response, a member who was already read on this page stays unchanged.
    const isKnown = state.status === 'signedIn' && state.profile !== null && state.error === null;
    if (loaded && !(loaded.isFromCopy && isKnown)) setMember(loaded);
  };

  /**
   * Reads again without showing errors, so that a short time offline does not end a subscription.
   * Stops showing a copy that is no longer valid. Resolves to whether new data was read.
   */
  const refreshQuietly = async (): Promise<boolean> => {
    if (store.get().status !== 'signedIn') return false;
    lastReadAt = now();
    const before = profileWrites;
    const loaded = await reload(await connection.ready);
    if (!loaded || loaded.isFromCopy || before !== profileWrites) return false;
    const isRead = loaded.error === null;
    if (isRead || member?.isCopyShown()) setMember(loaded);
    return isRead;
  };
  const renew = (): Promise<boolean> =>
    (renewal ??= refreshQuietly().finally(() => {
      renewal = null;
    }));

  return {
    get: store.get,
    subscribe: store.subscribe,
    start,
    backend: () => {
      connection.start();
      return connection.ready;
    },
    publicReads: () => {
      const opened = publicConnection ?? connection;
      opened.start();
      return opened.ready;
    },
    prepareSignIn: restoreMember,
    prepareGooglePopup: () => {
      restoreMember();
      // Ignored: the next click tries again and shows the error.
      void connection.ready
        .then((backend) => backend.auth.prepareGooglePopup())
        .catch(() => undefined);
    },
    refreshIfStale: async () => {
      if (store.get().status === 'signedIn' && now() - lastReadAt >= STALE_AFTER_MS) await renew();
    },
    renew,
    actions: {
      signIn: async (email, password) => {
        const backend = await getOperationBackend();
        await enterMember(backend, await backend.auth.signIn(email, password));
      },
      signUp: async (email, password) => {
        const backend = await getOperationBackend();
        await enterMember(backend, await backend.auth.signUp(email, password));
      },
      signInWithGoogle: async () => {
        const backend = await getOperationBackend();
        await enterMember(backend, await backend.auth.signInWithGoogle());
      },
      signOut: async () => {
        const state = store.get();
        const backend = await getOperationBackend();
        isSigningOut = true;
        try {
          await backend.auth.signOut();
          storeSignOut(localStorage);
          leaveSession(true);
          if (state.status === 'signedIn') await removeEntries(state.user.uid);
        } finally {
          isSigningOut = false;
        }
      },
      endSession: async () => {
        const backend = await getOperationBackend();
        await backend.auth.signOut();
        if (store.get().status === 'signedIn') leaveSession(false);
      },
      sendPasswordReset: async (email) => {
        const backend = await getOperationBackend();
        await backend.auth.sendPasswordReset(email);
      },
      refresh,
      updateProfile: async (changes) => {
        requireMember();
        const backend = await getOperationBackend();
        // A copy lacks the other fields of the profile.
        if (member?.isCopyShown() && !(await renew())) throw new AppError({ kind: 'offline' });
        const before = requireMember();
        if (before.profile === null) throw new AppError({ kind: 'notFound', what: 'profile' });
        const { mergeProfile } = await import('./newMember');
        const profile = mergeProfile(before.profile, changes);
        const { profileCompleteness } = profile;
        await backend.profiles.update(before.user.uid, { ...changes, profileCompleteness });
        setProfile(before.user.uid, profile);
      },
      editProfile: async (base, mine) => {
        const { uid } = requireMember().user;
        const editor = await (await getOperationBackend()).profileEditor();
        const outcome = await editor.save(uid, base, mine);
        setProfile(uid, outcome.profile);
        return outcome;
      },
    },
  };
};
