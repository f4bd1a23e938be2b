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

const STALE_AFTER = 60_000;

/** What only a member needs; a visitor's page does not carry it. */
const memberModule = () => import('./member');

/** The session of one page: who is here and what they may do. Needs no React and no browser. */
export const createSession = (options: SessionOptions): Session => {
  const { connect, retryMs = 100, now = () => Date.now() } = options;
  const timezone = options.timezone ?? (() => readTimezone(() => globalThis.localStorage));
  const surroundings = { now, timezone };
  const connection = createConnection(connect, retryMs);
  const read = async (
    backend: Backend,
    user: AuthUser,
    isForced = false,
  ): Promise<SignedInState> => {
    const module = await memberModule().catch(() => null);
    return module
      ? module.loadMember(backend, user, surroundings, isForced)
      : // The code did not arrive: somebody is here, and nobody knows more; the next look asks again.
        { ...unknownMember, user, error: new AppError({ kind: 'offline' }) };
  };
  const store = createStore<SessionState>(loading);
  let entering: { uid: string; done: Promise<void> } | null = null;
  let readAt = 0;
  let isListening = false;
  let isLeaving = false;
  /** How often a profile was written here: a reading that began before is older than that. */
  let written = 0;
  let renewing: Promise<boolean> | null = null;

  const member = (): SignedInState => {
    const state = store.get();
    if (state.status !== 'signedIn') throw new AppError({ kind: 'signedOut' });
    return state;
  };

  /** What was just read or written of the profile of somebody who may have left meanwhile. */
  const setProfile = (uid: string, profile: UserProfile): void => {
    written += 1;
    const state = store.get();
    if (state.status === 'signedIn' && state.user.uid === uid) store.set({ ...state, profile });
  };

  /** Takes a member in. The callback of the service and the action that caused it share one reading. */
  const enter = (backend: Backend, user: AuthUser): Promise<void> => {
    if (entering?.uid === user.uid) return entering.done;
    const done = read(backend, user).then((loaded) => {
      // Somebody else has come, or the member has left, in the meantime.
      if (entering?.done !== done) return;
      readAt = now();
      store.set(loaded);
    });
    entering = { uid: user.uid, done };
    // Nobody may see the page of one member with the name of another.
    const state = store.get();
    if (state.status === 'signedIn' && state.user.uid !== user.uid) store.set(loading);
    return done;
  };

  const leave = (isAsked: boolean): void => {
    const state = store.get();
    // At the start nobody but the browser's notes knows that a member was here before.
    const wasHere =
      state.status === 'signedIn' ||
      (state === loading && readCacheOwner(() => globalThis.localStorage) !== null);
    const next = wasHere && !isAsked ? sessionEnded : signedOut;
    entering = null;
    // What was ended is not undone by the action that finds nobody there any more.
    if (state.status !== 'signedOut') store.set(next);
    // The next one at this browser lives where the machine does.
    if (wasHere) clearTimezone(() => globalThis.localStorage);
  };

  const start = (): void => {
    connection.start();
    if (isListening) return;
    isListening = true;
    void connection.ready.then((backend) => {
      backend.auth.onChange((user) => {
        if (user === null) leave(isLeaving);
        else void enter(backend, user);
      });
    });
  };

  const operation = (): Promise<Backend> => {
    start();
    return connection.forOperation();
  };

  /** What is known now, or null where it was overtaken: somebody came or left, or nobody is here any more. */
  const reload = async (backend: Backend): Promise<SignedInState | null> => {
    const current = store.get();
    if (current.status !== 'signedIn') return null;
    const { user } = current;
    const asked = entering;
    const before = written;
    const loaded = await read(backend, user, true);
    const state = store.get();
    if (entering !== asked || state.status !== 'signedIn') return null;
    readAt = now();
    // What was written here meanwhile is younger than what was read.
    return before === written ? loaded : { ...loaded, profile: state.profile };
  };

  const refresh = async (): Promise<void> => {
    member();
    const loaded = await reload(await operation());
    if (loaded) store.set(loaded);
  };

  /** Reads anew; true when that told something. Going offline for a moment must not take a membership away. */
  const look = async (): Promise<boolean> => {
    if (store.get().status !== 'signedIn') return false;
    readAt = now();
    const before = written;
    const loaded = await reload(await connection.ready);
    if (!loaded || loaded.error !== null || before !== written) return false;
    store.set(loaded);
    return true;
  };
  const renew = (): Promise<boolean> =>
    (renewing ??= look().finally(() => {
      renewing = null;
    }));

  return {
    get: store.get,
    subscribe: store.subscribe,
    start,
    backend: () => connection.ready,
    refreshIfStale: async () => {
      if (store.get().status === 'signedIn' && now() - readAt >= STALE_AFTER) await renew();
    },
    renew,
    actions: {
      signIn: async (email, password) => {
        const backend = await operation();
        await enter(backend, await backend.auth.signIn(email, password));
      },
      signUp: async (email, password) => {
        const backend = await operation();
        await enter(backend, await backend.auth.signUp(email, password));
      },
      signInWithGoogle: async () => {
        const backend = await operation();
        await enter(backend, await backend.auth.signInWithGoogle());
      },
      signOut: async () => {
        const backend = await operation();
        isLeaving = true;
        try {
          await backend.auth.signOut();
          leave(true);
        } finally {
          isLeaving = false;
        }
      },
      sendPasswordReset: async (email) => {
        const backend = await operation();
        await backend.auth.sendPasswordReset(email);
      },
      refresh,
      updateProfile: async (changes) => {
        const before = member();
        const backend = await operation();
        if (before.profile === null) throw new AppError({ kind: 'notFound', what: 'profile' });
        const { mergeProfile } = await import('./newMember');
        const profile = mergeProfile(before.profile, changes);
        const { profileCompleteness } = profile;
        await backend.profiles.update(before.user.uid, { ...changes, profileCompleteness });
        setProfile(before.user.uid, profile);
      },
      editProfile: async (base, mine) => {
        const { uid } = member().user;
        const editor = await (await operation()).profileEditor();
        const outcome = await editor.save(uid, base, mine);
        setProfile(uid, outcome.profile);
        return outcome;
      },
    },
  };
};
