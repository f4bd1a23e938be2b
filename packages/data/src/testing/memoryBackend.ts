import {
  AppError,
  emptyLibrary,
  emptySavedCart,
  mergeProfile,
  noClaims,
  resolveEdits,
} from '@gschool/domain';
import { createListeners } from '@gschool/state';

import type { AuthUser, Backend } from '../backend';
import {
  createMemoryContent,
  createMemoryRepository,
} from '../entities/content/testing/memoryContent';
import { anAccount } from './anAccount';
import { createMemoryAccount } from './memoryAccount';
import { createMemoryAvatars } from './memoryAvatars';
import { createMemoryLibrary } from './memoryLibrary';
import { createMemoryEvents } from './memoryEvents';
import { createMemoryPayments } from './memoryPayments';
import { createMemoryMemberData } from './memoryMemberData';
import { createMemoryShop, emptyMemoryShop } from './memoryShop';
import type { MemoryServer } from './memoryServer';

export type { MemoryServer };

const missing = (what: string): AppError => new AppError({ kind: 'notFound', what });

/** Creates an in-memory backend that implements `Backend` without a network and without a clock. */
export const createMemoryBackend = (): { backend: Backend; server: MemoryServer } => {
  const listeners = createListeners<[user: AuthUser | null]>();
  const server: MemoryServer = {
    accounts: new Map(),
    current: null,
    claims: noClaims,
    profiles: new Map(),
    libraries: new Map(),
    history: new Map(),
    playlists: new Map(),
    carts: new Map(),
    catalogue: null,
    details: new Map(),
    playback: new Map(),
    events: [],
    eventAccess: new Map(),
    content: createMemoryContent(() => server.now()),
    now: () => Date.now(),
    before: () => undefined,
    renewing: new Set(),
    payments: { plans: [], subscriptions: [], checkouts: new Map() },
    shop: emptyMemoryShop(),
    avatars: new Map(),
    codes: new Map(),
    calls: [],
    setUser: (user) => {
      server.current = user;
      listeners.notify(user);
    },
  };
  const operation = async <T>(name: string, run: () => T): Promise<T> => {
    server.calls.push(name);
    await server.before(name);
    return run();
  };
  const found = <T>(value: T | null | undefined, what: string): T => {
    if (value === null || value === undefined) throw missing(what);
    return value;
  };
  const enter = (user: AuthUser): AuthUser => {
    server.setUser(user);
    return user;
  };

  const backend: Backend = {
    auth: {
      onChange: (listener) => {
        queueMicrotask(() => listener(server.current));
        return listeners.subscribe(listener);
      },
      signIn: (email, password) =>
        operation('signIn', () => {
          const account = server.accounts.get(email);
          if (account?.password !== password) {
            throw new AppError({ kind: 'auth', code: 'invalid-credential' });
          }
          return enter(account.user);
        }),
      signUp: (email, password) =>
        operation('signUp', () => {
          if (server.accounts.has(email)) {
            throw new AppError({ kind: 'auth', code: 'email-already-in-use' });
          }
          const user = anAccount(`uid-${server.accounts.size + 1}`, { email });
          server.accounts.set(email, { password, user });
          return enter(user);
        }),
      prepareGooglePopup: () => operation('prepareGooglePopup', () => undefined),
      signInWithGoogle: () =>
        operation('signInWithGoogle', () => enter(anAccount('google', { provider: 'google' }))),
      signOut: () => operation('signOut', () => server.setUser(null)),
      current: () => server.current,
      claims: (force = false) =>
        operation(force ? 'claims!' : 'claims', () => {
          if (server.current === null) throw new AppError({ kind: 'signedOut' });
          return server.claims;
        }),
      sendPasswordReset: () => operation('sendPasswordReset', () => undefined),
    },
    prepareAuth: () => Promise.resolve(),
    account: () => Promise.resolve(createMemoryAccount(server, operation)),
    memberData: () => Promise.resolve(createMemoryMemberData(server, operation)),
    payments: () => Promise.resolve(createMemoryPayments(server.payments, operation)),
    shop: () => Promise.resolve(createMemoryShop(server.shop, server.payments, operation)),
    cart: () =>
      Promise.resolve({
        update: (uid, change) =>
          operation('cart.write', () => {
            const next = change(server.carts.get(uid) ?? emptySavedCart);
            if (next) server.carts.set(uid, next);
          }),
      }),
    profileEditor: () =>
      Promise.resolve({
        save: (uid, base, mine) =>
          operation('profiles.save', () => {
            const stored = found(server.profiles.get(uid), 'profile');
            const { outcome } = resolveEdits(stored, base, mine);
            server.profiles.set(uid, outcome.profile);
            return outcome;
          }),
      }),
    // No part of the products that are tested with it stores files of the content.
    media: () => Promise.resolve(null),
    avatars: () =>
      Promise.resolve(server.avatars && createMemoryAvatars(server.avatars, operation)),
    profiles: {
      read: (uid) => operation('profiles.read', () => found(server.profiles.get(uid), 'profile')),
      create: (profile) =>
        operation('profiles.create', () => void server.profiles.set(profile.uid, profile)),
      update: (uid, changes) =>
        operation('profiles.update', () => {
          const stored = found(server.profiles.get(uid), 'profile');
          server.profiles.set(uid, mergeProfile(stored, changes));
        }),
    },
    catalogue: {
      catalogue: () => operation('catalogue', () => found(server.catalogue, 'catalogue')),
      details: (id) => operation('details', () => found(server.details.get(id), 'class')),
      playback: (id) => operation('playback', () => server.playback.get(id) ?? null),
    },
    library: {
      read: (uid) => operation('library.read', () => server.libraries.get(uid) ?? emptyLibrary),
    },
    libraryEditor: () => Promise.resolve(createMemoryLibrary(server, operation)),
    events: () => Promise.resolve(createMemoryEvents(server, operation)),
    admin: () => Promise.reject(new AppError({ kind: 'unavailable', what: 'service' })),
    content: () => Promise.resolve(createMemoryRepository(server.content)),
    serverTime: () =>
      operation('serverTime', () => {
        if (server.current === null) throw new AppError({ kind: 'signedOut' });
        return server.now();
      }),
  };
  return { backend, server };
};
