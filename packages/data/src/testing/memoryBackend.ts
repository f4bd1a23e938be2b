import { AppError, emptyLibrary, mergeProfile, noClaims } from '@gschool/domain';
import { createListeners } from '@gschool/state';

import type { AuthUser, Backend } from '../backend';
import type { EventRepository } from '../entities/events/eventRepository';
import type { PaymentRepository } from '../entities/payments/paymentRepository';
import { anAccount } from './anAccount';
import { createMemoryLibrary } from './memoryLibrary';
import type { MemoryServer } from './memoryServer';
import { partOf } from './partOf';

export type { MemoryServer };

const missing = (what: string): AppError => new AppError({ kind: 'notFound', what });

/**
 * Creates the parts of a backend that the tests of sessions and hooks need, in memory, without a
 * network and without a clock.
 */
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
    catalogue: null,
    details: new Map(),
    playback: new Map(),
    events: [],
    now: () => Date.now(),
    before: () => undefined,
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
  const current = (): AuthUser => {
    if (server.current === null) throw new AppError({ kind: 'signedOut' });
    return server.current;
  };
  const enter = (user: AuthUser): AuthUser => {
    server.setUser(user);
    return user;
  };

  const backend = partOf<Backend>({
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
          current();
          return server.claims;
        }),
      sendPasswordReset: () => operation('sendPasswordReset', () => undefined),
    },
    prepareAuth: () => Promise.resolve(),
    payments: async () => partOf<PaymentRepository>({ plans: () => operation('plans', () => []) }),
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
    events: async () =>
      partOf<EventRepository>({
        upcoming: (fromIso, limit) =>
          operation('events', () =>
            server.events.filter(({ startsAt }) => startsAt >= fromIso).slice(0, limit),
          ),
      }),
    serverTime: () =>
      operation('serverTime', () => {
        current();
        return server.now();
      }),
  });
  return { backend, server };
};
