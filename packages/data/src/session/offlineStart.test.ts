import { AppError, computeCompleteness, noClaims } from '@gschool/domain';
import { createSampleProfile } from '@gschool/domain/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Backend } from '../backend';
import { memoryStorage } from '../cache/testing/memoryStorage';
import { documentPaths } from '../documents';
import { anAccount } from '../testing/anAccount';
import { createTestBackend, type TestServer } from '../testing/createTestBackend';
import { createSession, type Session } from './createSession';
import type { SessionState } from './state';
import { MEMBER_COPY_KEY, storeMember } from './storedMember';

// The first import of a module takes more time than these tests let pass.
beforeAll(() => import('./copiedState'));

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEY = MEMBER_COPY_KEY;
const offline = () => {
  throw new AppError({ kind: 'offline' });
};
const never = () => new Promise<void>(() => undefined);

let backend: Backend;
let server: TestServer;
let storage: Storage;
let events: EventTarget;

const begin = (connect: () => Promise<Backend> = () => Promise.resolve(backend)): Session =>
  createSession({ connect, now: () => Date.now(), timezone: () => 'Europe/Paris' });

/** Starts a page and records its states. */
const open = (connect?: () => Promise<Backend>) => {
  const session = begin(connect);
  const seen: SessionState[] = [];
  session.subscribe(() => seen.push(session.get()));
  session.start();
  return { session, seen };
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets imports and promises settle without advancing the time. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await wait(0);
};
const hasCopy = () => storage.getItem(KEY) !== null;

/** A visit online, which stores the copy. */
const visitOnline = async () => {
  const { session } = open();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ({ backend, server } = createTestBackend());
  storage = memoryStorage();
  events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  storeMember(() => storage, true);
  server.current = anAccount('mira');
  server.claims = { ...noClaims, subscribed: true, expiresAt: NOW + DAY };
  const profile = createSampleProfile({ displayName: 'Mira', subscriptionStatus: 'active' });
  server.put(documentPaths.user('mira'), profile);
  await visitOnline();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a start with a copy', () => {
  it('shows the member after three seconds without an answer, not earlier', async () => {
    const { session } = open(() => never() as Promise<never>);
    await wait(3000 - 1);
    expect(session.get().status).toBe('loading');
    await wait(1);
    await settle();
    expect(session.get()).toMatchObject({
      status: 'signedIn',
      user: { uid: 'mira' },
      profile: { displayName: 'Mira', timezone: 'Europe/Paris' },
      isSubscribed: true,
      isFromCopy: true,
      checkedAt: expect.any(Number) as number,
      error: null,
    });
  });

  it('shows the member at once when the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { session } = open(() => never() as Promise<never>);
    await settle();
    expect(session.get()).toMatchObject({ status: 'signedIn', isFromCopy: true });
  });

  it.each([
    [
      'the profile',
      () => {
        server.before = (name) => (name === 'profiles.read' ? offline() : undefined);
        return open();
      },
    ],
    [
      'a token that expired offline',
      () => {
        server.before = (name) => (name === 'claims' ? offline() : undefined);
        return open();
      },
    ],
    [
      'the service',
      () => {
        server.before = (name) => {
          if (name === 'profiles.read')
            throw new AppError({ kind: 'unavailable', what: 'documents' });
        };
        return open();
      },
    ],
  ])('shows the member at once when %s fails', async (_, start) => {
    const { session } = start();
    await settle();
    expect(session.get()).toMatchObject({ status: 'signedIn', isFromCopy: true, error: null });
  });

  it('shows the member after three seconds when the code of Firebase does not load', async () => {
    const { session } = open(() => Promise.reject(new Error('chunk')));
    await wait(3000);
    await settle();
    expect(session.get()).toMatchObject({ status: 'signedIn', isFromCopy: true, error: null });
  });

  it('is replaced in place by a late answer, without loading in between', async () => {
    let release: () => void = () => undefined;
    server.before = (name) =>
      name === 'profiles.read' ? new Promise<void>((resolve) => (release = resolve)) : undefined;
    const { session, seen } = open();
    await wait(3000);
    await settle();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    release();
    await settle();
    expect(seen.map((state) => state.status)).toEqual(['signedIn', 'signedIn']);
    expect(session.get()).toMatchObject({ profile: { email: 'mira@gschool.example' } });
    expect(session.get()).not.toHaveProperty('isFromCopy');
  });

  it.each([
    ['when the browser is online again', () => events.dispatchEvent(new Event('online'))],
    ['after 30 seconds', () => wait(30_000)],
  ])('is replaced %s', async (_, happen) => {
    server.before = (name) => (name === 'profiles.read' ? offline() : undefined);
    const { session } = open();
    await settle();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    // One more failure does not end the retries.
    await wait(30_000);
    expect(session.get()).toMatchObject({ isFromCopy: true });
    server.before = () => undefined;
    await happen();
    await settle();
    expect(session.get()).toMatchObject({ status: 'signedIn', error: null });
    expect(session.get()).not.toHaveProperty('isFromCopy');
  });

  it('is not shown when the answer comes in time', async () => {
    const { session, seen } = open();
    await settle();
    await wait(3000 * 2);
    expect(seen).toHaveLength(1);
    expect(session.get()).not.toHaveProperty('isFromCopy');
  });

  it('has no error, and a refused profile has one', async () => {
    server.before = (name) => {
      if (name === 'profiles.read') throw new AppError({ kind: 'forbidden' });
    };
    const { session } = open();
    await settle();
    expect(session.get()).toMatchObject({
      isSubscribed: false,
      error: { info: { kind: 'forbidden' } },
    });
  });

  it('does not write a profile that is mostly empty', async () => {
    const { session } = open();
    server.before = (name) => (name.startsWith('profiles.') ? offline() : undefined);
    await settle();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    const refused = session.actions.updateProfile({ preferredName: 'Mi' });
    await expect(refused).rejects.toMatchObject({ info: { kind: 'offline' } });
    server.before = () => undefined;
    await session.actions.updateProfile({ preferredName: 'Mi' });
    expect(server.read(documentPaths.user('mira'))).toMatchObject({
      displayName: 'Mira',
      preferredName: 'Mi',
      email: 'mira@gschool.example',
    });
    // The change was applied to the complete profile on the server, not to the partial copy here.
    const stored = server.read(documentPaths.user('mira'));
    expect(session.get()).toMatchObject({ profile: stored });
    expect(stored?.profileCompleteness).toBe(computeCompleteness(stored));
  });
});

describe('the end of a copy', () => {
  const openOffline = async () => {
    server.before = (name) => (name === 'profiles.read' ? offline() : undefined);
    const opened = open();
    await settle();
    return opened;
  };

  it('is an hour after the end of the membership, also on an open page', async () => {
    vi.setSystemTime(NOW + DAY + HOUR);
    const { session } = await openOffline();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    vi.setSystemTime(NOW + DAY + HOUR + 1);
    await wait(30_000);
    await settle();
    expect(session.get()).toMatchObject({
      isSubscribed: false,
      error: { info: { kind: 'offline' } },
    });
    const later = await openOffline();
    expect(later.session.get()).toMatchObject({
      status: 'signedIn',
      isSubscribed: false,
      error: { info: { kind: 'offline' } },
    });
  });

  it('comes when no one is signed in', async () => {
    let connected: (backend: Backend) => void = () => undefined;
    const { session } = open(() => new Promise((resolve) => (connected = resolve)));
    await wait(3000);
    await settle();
    expect(session.get()).toMatchObject({ isFromCopy: true });
    server.current = null;
    connected(backend);
    await settle();
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    expect(hasCopy()).toBe(false);
  });

  it.each<[string, (session: Session) => Promise<void>]>([
    ['a sign-out by choice, offline', (session) => session.actions.signOut()],
    ['the end of the session', (session) => session.actions.endSession()],
    ['a sign-out in another tab', async () => server.setUser(null)],
  ])('comes with %s', async (_, leave) => {
    const { session } = await openOffline();
    expect(hasCopy()).toBe(true);
    await leave(session);
    await settle();
    expect(session.get().status).toBe('signedOut');
    expect(hasCopy()).toBe(false);
  });

  it('comes when another member signs in', async () => {
    const { session, seen } = await openOffline();
    server.before = () => undefined;
    server.setUser(anAccount('zoe'));
    await settle();
    expect(session.get()).toMatchObject({ user: { uid: 'zoe' } });
    expect(seen.at(-2)?.status).toBe('loading');
    expect(localStorage.getItem(KEY)).toMatch('zoe');
  });

  it('comes when the account was deleted on another device', async () => {
    const { session } = await openOffline();
    server.put(documentPaths.user('mira'), null);
    server.before = () => undefined;
    events.dispatchEvent(new Event('online'));
    await settle();
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    expect(hasCopy()).toBe(false);
  });

  it('a damaged copy is none', async () => {
    storage.setItem(KEY, '{"uid":"mira"');
    const { session } = await openOffline();
    expect(session.get()).toMatchObject({ profile: null, error: { info: { kind: 'offline' } } });
  });

  it('stays out of a page for which no one is signed in', async () => {
    const session = createSession({
      connect: () => never() as Promise<never>,
      mayBeSignedIn: false,
    });
    session.start();
    await wait(3000);
    expect(session.get()).toEqual({ status: 'signedOut' });
  });
});
