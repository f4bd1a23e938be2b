import {
  AppError,
  type EditOutcome,
  type ProfileChanges,
  type ProfileEdits,
  type UserProfile,
} from '@gschool/domain';
import { createStore } from '@gschool/state';
import type { AuthUser, Backend } from '../backend';
import { readCacheOwner } from '../cache/cacheOwner';
import { clearTimezone, readTimezone } from '../timezone/timezone';
import { createConnection } from './connection';
import {
  loading,
  sessionEnded,
  signedOut,
  unknownMember,
  type SessionState,
  type SignedInState,
} from './state';

/** What a member can do with a session. Everything rejects only with `AppError`. */
export interface SessionActions {
  signIn(email: string, password: string): Promise<void>;
  /** Creates the account and `users/{uid}`. */
  signUp(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  signOut(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Reads token and profile anew: the subscription on demand (spec, section 4). */
  refresh(): Promise<void>;
  /** Merges into the profile; `signedOut` without a member, `notFound` without a profile. */
  updateProfile(changes: ProfileChanges): Promise<void>;
  /** Saves a form of the profile that began as `base`, whatever was written elsewhere since. */
  editProfile(base: ProfileEdits, mine: ProfileEdits): Promise<EditOutcome>;
}

export interface Session {
  get(): SessionState;
  /** Calls back after every change. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Begins to connect; once is enough. */
  start(): void;
  /** Resolves when the backend is there. */
  backend(): Promise<Backend>;
  /** Reads claims and profile anew if the last reading is over a minute old. */
  refreshIfStale(): Promise<void>;
  /** The same at once, shared by whoever asks meanwhile; true when it told something. After a refusal. */
  renew(): Promise<boolean>;
  actions: SessionActions;
}

export interface SessionOptions {
  /** Makes the backend; may reject, and is called again until it succeeds. */
  connect: () => Promise<Backend>;
  /** Milliseconds before the second attempt; doubled after each further failure. @default 100 */
  retryMs?: number | undefined;
  /** Epoch milliseconds. */
  now?: (() => number) | undefined;
  /** The member's IANA zone, for a new profile. @default the stored one, else the machine's */
  timezone?: (() => string) | undefined;
}

const STALE_AFTER_MS = 60_000;

/** What only a member needs; a visitor's page does not carry it. */
const importLoadMember = () => import('./member');

/** The session of one page: who is here and what they may do. Needs no React and no browser. */
export const createSession = (options: SessionOptions): Session => {
  const { connect, retryMs = 100, now = () => Date.now() } = options;
  const timezone = options.timezone ?? (() => readTimezone(() => globalThis.localStorage));
  const loadOptions = { now, timezone };
  const connection = createConnection(connect, retryMs);
  const readMember = async (
    backend: Backend,
    user: AuthUser,
    isForced = false,
  ): Promise<SignedInState> => {
    const module = await importLoadMember().catch(() => null);
    return module
      ? module.loadMember(backend, user, loadOptions, isForced)
      : // The code did not arrive: somebody is here, and nobody knows more; the next look asks again.
        { ...unknownMember, user, error: new AppError({ kind: 'offline' }) };
  };
  const store = createStore<SessionState>(loading);
  let entry: { uid: string; done: Promise<void> } | null = null;
  let lastReadAt = 0;
  let isListening = false;
  let isSigningOut = false;
  /** How often a profile was written here: a reading that began before is older than that. */
  let profileWrites = 0;
  let renewal: Promise<boolean> | null = null;

  const requireMember = (): SignedInState => {
    const state = store.get();
    if (state.status !== 'signedIn') throw new AppError({ kind: 'signedOut' });
    return state;
  };

  /** What was just read or written of the profile of somebody who may have left meanwhile. */
  const setProfile = (uid: string, profile: UserProfile): void => {
    profileWrites += 1;
    const state = store.get();
    if (state.status === 'signedIn' && state.user.uid === uid) store.set({ ...state, profile });
  };

  /** Takes a member in. The callback of the service and the action that caused it share one reading. */
  const enterMember = (backend: Backend, user: AuthUser): Promise<void> => {
    if (entry?.uid === user.uid) return entry.done;
    const done = readMember(backend, user).then((loaded) => {
      // Somebody else has come, or the member has left, in the meantime.
      if (entry?.done !== done) return;
      lastReadAt = now();
      store.set(loaded);
    });
    entry = { uid: user.uid, done };
    // Nobody may see the page of one member with the name of another.
    const state = store.get();
    if (state.status === 'signedIn' && state.user.uid !== user.uid) store.set(loading);
    return done;
  };

  const leaveSession = (isRequested: boolean): void => {
    const state = store.get();
    // At the start nobody but the browser's notes knows that a member was here before.
    const wasSignedIn =
      state.status === 'signedIn' ||
      (state === loading && readCacheOwner(() => globalThis.localStorage) !== null);
    const next = wasSignedIn && !isRequested ? sessionEnded : signedOut;
    entry = null;
    // What was ended is not undone by the action that finds nobody there any more.
    if (state.status !== 'signedOut') store.set(next);
    // The next one at this browser lives where the machine does.
    if (wasSignedIn) clearTimezone(() => globalThis.localStorage);
  };

  const start = (): void => {
    connection.start();
    if (isListening) return;
    isListening = true;
    void connection.ready.then((backend) => {
      backend.auth.onChange((user) => {
        if (user === null) leaveSession(isSigningOut);
        else void enterMember(backend, user);
      });
    });
  };

  const getOperationBackend = (): Promise<Backend> => {
    start();
    return connection.forOperation();
  };

  /** What is known now, or null where it was overtaken: somebody came or left, or nobody is here any more. */
  const reload = async (backend: Backend): Promise<SignedInState | null> => {
    const current = store.get();
    if (current.status !== 'signedIn') return null;
    const { user } = current;
    const asked = entry;
    const before = profileWrites;
    const loaded = await readMember(backend, user, true);
    const state = store.get();
    if (entry !== asked || state.status !== 'signedIn') return null;
    lastReadAt = now();
    // What was written here meanwhile is younger than what was read.
    return before === profileWrites ? loaded : { ...loaded, profile: state.profile };
  };

  const refresh = async (): Promise<void> => {
    requireMember();
    const loaded = await reload(await getOperationBackend());
    if (loaded) store.set(loaded);
  };

  /** Reads anew; true when that told something. Going offline for a moment must not take a membership away. */
  const refreshQuietly = async (): Promise<boolean> => {
    if (store.get().status !== 'signedIn') return false;
    lastReadAt = now();
    const before = profileWrites;
    const loaded = await reload(await connection.ready);
    if (!loaded || loaded.error !== null || before !== profileWrites) return false;
    store.set(loaded);
    return true;
  };
  const renew = (): Promise<boolean> =>
    (renewal ??= refreshQuietly().finally(() => {
      renewal = null;
    }));

  return {
    get: store.get,
    subscribe: store.subscribe,
    start,
    backend: () => connection.ready,
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
        const backend = await getOperationBackend();
        isSigningOut = true;
        try {
          await backend.auth.signOut();
          leaveSession(true);
        } finally {
          isSigningOut = false;
        }
      },
      sendPasswordReset: async (email) => {
        const backend = await getOperationBackend();
        await backend.auth.sendPasswordReset(email);
      },
      refresh,
      updateProfile: async (changes) => {
        const before = requireMember();
        const backend = await getOperationBackend();
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
