import { AppError, isAppError, noClaims } from '@gschool/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { clearDeletionMark, markDeletionStarted } from '../account/pendingDeletion';
import type { Backend } from '../backend';
import { memoryStorage } from '../cache/testing/memoryStorage';
import { documentPaths } from '../documents';
import { anAccount } from '../testing/anAccount';
import { createTestBackend, type TestServer } from '../testing/createTestBackend';
import { createSession, type Session, type SessionOptions } from './createSession';
import { hasStoredMember, STORED_MEMBER_KEY, storeMember } from './storedMember';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
let backend: Backend;
let server: TestServer;
let clock: number;

const begin = (options: Partial<SessionOptions> = {}): Session =>
  createSession({
    connect: () => Promise.resolve(backend),
    now: () => clock,
    timezone: () => 'Europe/Paris',
    ...options,
  });

const settled = (session: Session): Promise<void> =>
  vi.waitFor(() => expect(session.get().status).not.toBe('loading'));

const signedIn = (session: Session) => {
  const state = session.get();
  if (state.status !== 'signedIn') throw new Error(`status is ${state.status}`);
  return state;
};

const kindOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
    return 'resolved';
  } catch (error) {
    return error instanceof AppError ? error.info.kind : 'another error';
  }
};

beforeEach(() => {
  ({ backend, server } = createTestBackend());
  clock = NOW;
  server.accounts.set('mira@gschool.example', { password: 'secret-one', user: anAccount('mira') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('start', () => {
  it('is loading until the first callback, then signed out', async () => {
    const session = begin();
    expect(session.get()).toEqual({ status: 'loading' });
    session.start();
    expect(session.get()).toEqual({ status: 'loading' });
    await settled(session);
    expect(session.get()).toEqual({ status: 'signedOut' });
  });

  it('restores a member without being signed out in between', async () => {
    server.current = anAccount('mira');
    const session = begin();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    session.start();
    await settled(session);
    expect(seen).toEqual(['signedIn']);
  });

  it('loads the code for a member before it is connected, and for a visitor at a sign-in', async () => {
    const preloadMember = vi.fn();
    const connect = vi.fn(() => new Promise<Backend>(() => undefined));
    begin({ connect, preloadMember }).start();
    expect(preloadMember).toHaveBeenCalledOnce();

    preloadMember.mockClear();
    const visit = begin({ preloadMember, mayBeSignedIn: false });
    visit.start();
    visit.prepareSignIn();
    expect(preloadMember).not.toHaveBeenCalled();
    await visit.actions.signIn('mira@gschool.example', 'secret-one');
    expect(preloadMember).toHaveBeenCalled();
  });

  it('retries after 100 ms until the backend is connected', async () => {
    vi.useFakeTimers();
    try {
      const connect = vi.fn<() => Promise<Backend>>();
      connect.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk'));
      connect.mockResolvedValue(backend);
      const session = begin({ connect });
      session.start();
      session.start();
      await vi.advanceTimersByTimeAsync(0);
      expect(connect).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(99);
      expect(connect).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(connect).toHaveBeenCalledTimes(2);
      const refused = session.actions.signIn('mira@gschool.example', 'secret-one');
      await expect(refused).rejects.toMatchObject({ info: { kind: 'unavailable', what: 'auth' } });
      await vi.advanceTimersByTimeAsync(0);
      expect(session.get().status).toBe('signedOut');
      await session.actions.signIn('mira@gschool.example', 'secret-one');
      expect(session.get().status).toBe('signedIn');
      await vi.advanceTimersByTimeAsync(1000);
      expect(connect).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets an operation wait for the first attempt', async () => {
    let connected: (backend: Backend) => void = () => undefined;
    const session = begin({ connect: () => new Promise((resolve) => (connected = resolve)) });
    const entering = session.actions.signIn('mira@gschool.example', 'secret-one');
    connected(backend);
    await entering;
    expect(signedIn(session).user.uid).toBe('mira');
  });
});

describe('a browser without a signed-in member', () => {
  const connect = vi.fn<() => Promise<Backend>>();
  const prepareAuth = vi.fn<() => Promise<void>>();
  const visit = () => begin({ connect, mayBeSignedIn: false });
  beforeEach(() => {
    connect.mockReset().mockImplementation(() => Promise.resolve({ ...backend, prepareAuth }));
    prepareAuth.mockReset().mockResolvedValue();
  });

  it('reads what everyone may read without connecting', async () => {
    const session = begin({
      connect,
      mayBeSignedIn: false,
      connectPublicReads: () => Promise.resolve(backend),
    });
    session.start();
    expect(await (await (await session.publicReads()).payments()).plans()).toEqual([]);
    expect(connect).not.toHaveBeenCalled();
  });

  it('reads through the backend if there are no other reads', async () => {
    const session = visit();
    expect(await session.publicReads()).toBe(await session.backend());
    expect(connect).toHaveBeenCalledOnce();
  });

  it('starts signed out and loads nothing', () => {
    const session = visit();
    session.start();
    expect(session.get()).toEqual({ status: 'signedOut' });
    expect(connect).not.toHaveBeenCalled();
  });

  it('connects without Firebase Authentication', async () => {
    const session = visit();
    session.start();
    await session.backend();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(prepareAuth).not.toHaveBeenCalled();
    expect(session.get()).toEqual({ status: 'signedOut' });
  });

  it('signs in after connecting, and follows the sign-out', async () => {
    const session = visit();
    await session.backend();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    expect(signedIn(session).user.uid).toBe('mira');
    expect(prepareAuth).toHaveBeenCalled();
    server.setUser(null);
    await vi.waitFor(() => expect(session.get().status).toBe('signedOut'));
  });

  it('signs in again after Firebase Authentication could not be loaded', async () => {
    prepareAuth.mockRejectedValueOnce(new AppError({ kind: 'unavailable', what: 'auth' }));
    const session = visit();
    await session.backend();
    const signIn = () => session.actions.signIn('mira@gschool.example', 'secret-one');
    await expect(signIn()).rejects.toMatchObject({ info: { kind: 'unavailable', what: 'auth' } });
    await signIn();
    expect(signedIn(session).user.uid).toBe('mira');
  });
});

describe('the stored member', () => {
  const storage = memoryStorage();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  it('exists from the sign-in to the sign-out', async () => {
    const session = begin();
    expect(hasStoredMember(() => storage)).toBe(false);
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    expect(hasStoredMember(() => storage)).toBe(true);
    await session.actions.signOut();
    expect(hasStoredMember(() => storage)).toBe(false);
  });

  it('is removed when the session has ended elsewhere', async () => {
    storeMember(() => storage, true);
    const session = begin();
    session.start();
    await settled(session);
    expect(hasStoredMember(() => storage)).toBe(false);
  });

  it('may exist where local storage is blocked', () => {
    const blocked = (): Storage => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(hasStoredMember(blocked)).toBe(true);
    expect(() => storeMember(blocked, true)).not.toThrow();
  });

  it('connects a page when a member signs in in another tab', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const session = begin({ mayBeSignedIn: false });
    session.start();
    server.current = anAccount('mira');
    const event = Object.assign(new Event('storage'), { key: STORED_MEMBER_KEY, newValue: 'true' });
    target.dispatchEvent(event);
    await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  });
});

describe('signing in', () => {
  it('creates exactly one profile at sign-up', async () => {
    const session = begin();
    await session.actions.signUp('new@gschool.example', 'secret-two');
    const { user, profile, isSubscribed, error } = signedIn(session);
    expect(server.calls.filter((call) => call === 'profiles.create')).toHaveLength(1);
    expect(server.read(documentPaths.user(user.uid))).toEqual(profile);
    expect(profile).toMatchObject({
      uid: user.uid,
      email: 'new@gschool.example',
      subscriptionStatus: 'inactive',
      role: 'user',
      createdAt: '2026-11-21T12:00:00.000Z',
      timezone: 'Europe/Paris',
      authProvider: 'email',
    });
    expect([isSubscribed, error]).toEqual([false, null]);
  });

  it('creates a missing profile at sign-in and keeps an existing one', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    const first = signedIn(session).profile;
    await session.actions.updateProfile({ displayName: 'Mira' });
    await session.actions.signOut();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    expect(signedIn(session).profile).toMatchObject({
      ...first,
      displayName: 'Mira',
      profileCompleteness: 26,
    });
    expect(server.calls.filter((call) => call === 'profiles.create')).toHaveLength(1);
  });

  it('copies an email address that a link verified or changed to the profile', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.setUser(anAccount('mira', { email: 'm@new.example', isEmailVerified: true }));
    await session.actions.refresh();
    const changed = { email: 'm@new.example', isEmailVerified: true };
    expect(signedIn(session)).toMatchObject({ user: changed, profile: changed });
    expect(server.read(documentPaths.user('mira'))).toMatchObject(changed);
    expect(server.calls.filter((call) => call === 'profiles.update')).toHaveLength(1);
  });

  it('signs a member in although the profile cannot be updated', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.current = anAccount('mira', { isEmailVerified: true });
    server.before = (operation) => {
      if (operation === 'profiles.update') throw new AppError({ kind: 'forbidden' });
    };
    await session.actions.refresh();
    expect(signedIn(session)).toMatchObject({ error: null, profile: { isEmailVerified: false } });
  });

  it('completes a sign-up whose profile was refused or interrupted', async () => {
    server.before = (operation) => {
      if (operation === 'profiles.create') throw new AppError({ kind: 'offline' });
    };
    const session = begin();
    await session.actions.signUp('new@gschool.example', 'secret-two');
    expect(signedIn(session)).toMatchObject({ profile: null, isSubscribed: false });
    server.before = () => undefined;
    await session.actions.signOut();
    await session.actions.signIn('new@gschool.example', 'secret-two');
    expect(signedIn(session)).toMatchObject({ error: null, profile: { role: 'user' } });
  });

  it('reads profile and claims once for callback and action', async () => {
    const session = begin();
    await session.actions.signInWithGoogle();
    expect(server.calls.filter((call) => call === 'profiles.read')).toHaveLength(1);
    expect(signedIn(session).profile?.authProvider).toBe('google');
  });

  it('is subscribed only when the status equals active', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    const profile = signedIn(session).profile;
    if (!profile) throw new Error('no profile');
    for (const [status, expected] of [
      ['active', true],
      ['Active', false],
      ['past_due', false],
    ] as const) {
      server.put(documentPaths.user('mira'), { ...profile, subscriptionStatus: status });
      await session.actions.refresh();
      expect(signedIn(session).isSubscribed).toBe(expected);
    }
    expect(server.calls).toContain('claims!');
  });

  it.each(['profiles.read', 'claims'])(
    'a failing %s leaves the member unsubscribed',
    async (name) => {
      server.claims = { ...noClaims, role: 'admin', subscribed: true, expiresAt: NOW + 1 };
      server.before = (operation) => {
        if (operation === name) throw new AppError({ kind: 'offline' });
      };
      const session = begin();
      await session.actions.signIn('mira@gschool.example', 'secret-one');
      expect(signedIn(session)).toMatchObject({
        isSubscribed: false,
        error: { info: { kind: 'offline' } },
      });
      server.before = () => undefined;
      await session.actions.refresh();
      expect(signedIn(session).error).toBeNull();
    },
  );

  it('creates no profile for an account that was deleted elsewhere', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.put(documentPaths.user('mira'), null);
    server.before = (operation) => {
      if (operation === 'claims!') {
        throw new AppError({ kind: 'auth', code: 'user-token-expired' });
      }
    };
    clock += 60_000;
    await session.refreshIfStale();
    expect(session.get()).toMatchObject({ wasEnded: true });
    expect(server.store.document(documentPaths.user('mira')) !== null).toBe(false);
  });

  it('ends, and creates no profile, when the profile was deleted on another device', async () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    storage.setItem('gschool.journal/mira/1', '{}');
    server.put(documentPaths.user('mira'), null);
    // The account itself still exists, because its deletion is not finished.
    expect(await session.renew()).toBe(false);
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    expect(server.store.document(documentPaths.user('mira')) !== null).toBe(false);
    expect(storage.getItem('gschool.journal/mira/1')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('goes through a deletion in this browser without ending', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    markDeletionStarted('mira');
    server.put(documentPaths.user('mira'), null);
    await session.renew();
    expect(session.get().status).toBe('signedIn');
    expect(server.store.document(documentPaths.user('mira')) !== null).toBe(false);
    clearDeletionMark('mira');
  });

  it('does not replace a saved profile with older data', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    let release: () => void = () => undefined;
    server.before = (operation) =>
      operation === 'claims!' ? new Promise((resolve) => (release = resolve)) : undefined;
    const refreshing = session.actions.refresh();
    await vi.waitFor(() => expect(server.calls).toContain('claims!'));
    server.before = () => undefined;
    await session.actions.updateProfile({ displayName: 'New' });
    release();
    await refreshing;
    expect(signedIn(session).profile?.displayName).toBe('New');
  });

  it('changes nothing after a wrong password', async () => {
    const session = begin();
    session.start();
    await settled(session);
    const refused = session.actions.signIn('mira@gschool.example', 'wrong');
    await expect(refused).rejects.toSatisfy((error) => isAppError(error, 'auth'));
    expect(session.get().status).toBe('signedOut');
  });
});

describe('signing out and updates', () => {
  it('is signed out here and in another tab', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    await session.actions.signOut();
    expect(session.get()).toEqual({ status: 'signedOut' });
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.setUser(null);
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
  });

  it('is not an ended session when no one was signed in, or another account signs in', async () => {
    const session = begin();
    session.start();
    await settled(session);
    server.setUser(null);
    expect(session.get()).toEqual({ status: 'signedOut' });
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.setUser(null);
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    await session.actions.signOut();
    expect(session.get()).toEqual({ status: 'signedOut' });
  });

  it('knows at the start that a session ended since the last visit', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'mira' });
    try {
      const session = begin();
      session.start();
      await settled(session);
      expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('stays signed in when signing out fails', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.before = (operation) => {
      if (operation === 'signOut') throw new AppError({ kind: 'offline' });
    };
    expect(await kindOf(session.actions.signOut())).toBe('offline');
    expect(session.get().status).toBe('signedIn');
  });

  it('never shows one member to the next', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    let release: () => void = () => undefined;
    server.before = (operation) =>
      operation === 'profiles.read' ? new Promise((resolve) => (release = resolve)) : undefined;
    server.setUser(anAccount('zoe'));
    expect(session.get().status).toBe('loading');
    const releaseZoe = release;
    server.setUser(null);
    releaseZoe();
    await Promise.resolve();
    await vi.waitFor(() => expect(session.get().status).toBe('signedOut'));
  });

  it('refreshes after a minute, not earlier, and ignores a failure', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    const reads = () => server.calls.filter((call) => call === 'profiles.read').length;
    clock += 59_999;
    await session.refreshIfStale();
    expect(reads()).toBe(1);
    clock += 1;
    const profile = signedIn(session).profile;
    if (profile)
      server.put(documentPaths.user('mira'), { ...profile, subscriptionStatus: 'active' });
    await session.refreshIfStale();
    expect(reads()).toBe(2);
    expect(signedIn(session).isSubscribed).toBe(true);
    clock += 60_000;
    server.before = () => {
      throw new AppError({ kind: 'offline' });
    };
    await session.refreshIfStale();
    expect(signedIn(session)).toMatchObject({ isSubscribed: true, error: null });
  });

  it('merges updates and calculates the completeness', async () => {
    const session = begin();
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    await session.actions.updateProfile({ location: { city: 'Lyon' } });
    expect(server.read(documentPaths.user('mira'))?.location).toEqual({
      country: '',
      region: '',
      city: 'Lyon',
      postalCode: '',
    });
    expect(signedIn(session).profile).toEqual(server.read(documentPaths.user('mira')));
  });

  it('refuses an update without a member or a profile', async () => {
    const session = begin();
    expect(await kindOf(session.actions.updateProfile({ displayName: 'x' }))).toBe('signedOut');
    await session.actions.signIn('mira@gschool.example', 'secret-one');
    server.put(documentPaths.user('mira'), null);
    expect(await kindOf(session.actions.updateProfile({ displayName: 'x' }))).toBe('notFound');
  });
});
