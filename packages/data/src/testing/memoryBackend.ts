import { AppError, emptyLibrary, mergeProfile, noClaims, resolveEdits } from '@gschool/domain';
import { createListeners } from '@gschool/state';
import type { AuthUser, Backend } from '../backend';
import { createMemoryAccount } from './memoryAccount';
import { createMemoryAvatars } from './memoryAvatars';
import { createMemoryLibrary } from './memoryLibrary';
import { createMemoryEvents } from './memoryEvents';
import { createMemoryPayments } from './memoryPayments';
import { createMemoryMemberData } from './memoryMemberData';
import { createMemoryShop, emptyMemoryShop } from './memoryShop';

import type { MemoryWorld } from './memoryWorld';

export type { MemoryWorld };

export const anAccount = (uid: string, changes: Partial<AuthUser> = {}): AuthUser => ({
  uid,
  email: `${uid}@gschool.example`,
  displayName: '',
  photoURL: '',
  isEmailVerified: false,
  provider: 'email',
  ...changes,
});

const missing = (what: string): AppError => new AppError({ kind: 'notFound', what });

/** A backend in memory that keeps the promises of `Backend`, without a network and without a clock. */
export const createMemoryBackend = (): { backend: Backend; world: MemoryWorld } => {
  const listeners = createListeners<[user: AuthUser | null]>();
  const world: MemoryWorld = {
    accounts: new Map(),
    current: null,
    claims: noClaims,
    profiles: new Map(),
    libraries: new Map(),
    history: new Map(),
    playlists: new Map(),
    catalogue: null,
    details: new Map(),
    playback: new Map(),
    events: [],
    eventAccess: new Map(),
    serverNow: () => Date.now(),
    before: () => undefined,
    renewing: new Set(),
    payments: { plans: [], subscriptions: [], checkouts: new Map() },
    shop: emptyMemoryShop(),
    avatars: new Map(),
    codes: new Map(),
    calls: [],
    become: (user) => {
      world.current = user;
      listeners.notify(user);
    },
  };
  const operation = async <T>(name: string, run: () => T): Promise<T> => {
    world.calls.push(name);
    await world.before(name);
    return run();
  };
  const found = <T>(value: T | null | undefined, what: string): T => {
    if (value === null || value === undefined) throw missing(what);
    return value;
  };
  const enter = (user: AuthUser): AuthUser => {
    world.become(user);
    return user;
  };

  const backend: Backend = {
    auth: {
      onChange: (listener) => {
        queueMicrotask(() => listener(world.current));
        return listeners.subscribe(listener);
      },
      signIn: (email, password) =>
        operation('signIn', () => {
          const account = world.accounts.get(email);
          if (account?.password !== password) {
            throw new AppError({ kind: 'auth', code: 'invalid-credential' });
          }
          return enter(account.user);
        }),
      signUp: (email, password) =>
        operation('signUp', () => {
          if (world.accounts.has(email)) {
            throw new AppError({ kind: 'auth', code: 'email-already-in-use' });
          }
          const user = anAccount(`uid-${world.accounts.size + 1}`, { email });
          world.accounts.set(email, { password, user });
          return enter(user);
        }),
      signInWithGoogle: () =>
        operation('signInWithGoogle', () => enter(anAccount('google', { provider: 'google' }))),
      signOut: () => operation('signOut', () => world.become(null)),
      current: () => world.current,
      claims: (force = false) =>
        operation(force ? 'claims!' : 'claims', () => {
          if (world.current === null) throw new AppError({ kind: 'signedOut' });
          return world.claims;
        }),
      sendPasswordReset: () => operation('sendPasswordReset', () => undefined),
    },
    account: () => Promise.resolve(createMemoryAccount(world, operation)),
    memberData: () => Promise.resolve(createMemoryMemberData(world, operation)),
    payments: () => Promise.resolve(createMemoryPayments(world.payments, operation)),
    shop: () => Promise.resolve(createMemoryShop(world.shop, world.payments, operation)),
    profileEditor: () =>
      Promise.resolve({
        save: (uid, base, mine) =>
          operation('profiles.save', () => {
            const stored = found(world.profiles.get(uid), 'profile');
            const { outcome } = resolveEdits(stored, base, mine);
            world.profiles.set(uid, outcome.profile);
            return outcome;
          }),
      }),
    avatars: () => Promise.resolve(world.avatars && createMemoryAvatars(world.avatars, operation)),
    profiles: {
      read: (uid) => operation('profiles.read', () => found(world.profiles.get(uid), 'profile')),
      create: (profile) =>
        operation('profiles.create', () => void world.profiles.set(profile.uid, profile)),
      update: (uid, changes) =>
        operation('profiles.update', () => {
          const stored = found(world.profiles.get(uid), 'profile');
          world.profiles.set(uid, mergeProfile(stored, changes));
        }),
    },
    catalogue: {
      catalogue: () => operation('catalogue', () => found(world.catalogue, 'catalogue')),
      details: (id) => operation('details', () => found(world.details.get(id), 'class')),
      playback: (id) => operation('playback', () => world.playback.get(id) ?? null),
    },
    library: {
      read: (uid) => operation('library.read', () => world.libraries.get(uid) ?? emptyLibrary),
    },
    libraryEditor: () => Promise.resolve(createMemoryLibrary(world, operation)),
    events: () => Promise.resolve(createMemoryEvents(world, operation)),
    serverTime: () =>
      operation('serverTime', () => {
        if (world.current === null) throw new AppError({ kind: 'signedOut' });
        return world.serverNow();
      }),
  };
  return { backend, world };
};
