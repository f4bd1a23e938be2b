import { emptyLibrary, getResumePosition } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../backend';
import { createSession } from '../session/createSession';
import { endMembership, errorOf, openDemoBackend } from './testing/demoBackend';

let server: MockServer;
let backend: Backend;

beforeAll(async () => {
  server = await createMockServer({ slowDelay: [1, 2] });
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend();
});
afterEach(() => server.reset());

const as = (name: string) => backend.auth.signIn(`${name}@gschool.example`, DEMO_PASSWORD);

describe('the Firebase backend with the mock', () => {
  it('signs in, returns the claims and signs out', async () => {
    const user = await as('member');
    expect(user).toMatchObject({ uid: 'demo-member', email: 'member@gschool.example' });
    expect(await backend.auth.claims()).toMatchObject({ subscribed: true, role: 'user' });
    expect((await backend.auth.claims(true)).expiresAt).toBeGreaterThan(Date.now());
    await backend.auth.signOut();
    expect(await errorOf(backend.auth.claims())).toEqual({ kind: 'signedOut' });
  });

  it.each([
    [
      'a wrong password',
      () => backend.auth.signIn('member@gschool.example', 'x'),
      'invalid-credential',
    ],
    [
      'an unknown account',
      () => backend.auth.signIn('who@gschool.example', 'x'),
      'invalid-credential',
    ],
    [
      'a taken address',
      () => backend.auth.signUp('member@gschool.example', 'long-enough'),
      'email-already-in-use',
    ],
    ['a weak password', () => backend.auth.signUp('a@gschool.example', 'abc'), 'weak-password'],
  ])('refuses %s', async (_, run, code) => {
    expect(await errorOf(run())).toEqual({ kind: 'auth', code });
  });

  it('creates an account with its profile, which a second session reads', async () => {
    const session = createSession({
      connect: () => Promise.resolve(backend),
      timezone: () => 'UTC',
    });
    await session.actions.signUp('fresh@gschool.example', 'long-enough');
    const state = session.get();
    if (state.status !== 'signedIn') throw new Error(state.status);
    expect(state).toMatchObject({ error: null, isSubscribed: false });
    expect(await backend.profiles.read(state.user.uid)).toEqual(state.profile);
    await session.actions.updateProfile({ displayName: 'Fresh', location: { city: 'Lyon' } });
    expect(await backend.profiles.read(state.user.uid)).toMatchObject({
      displayName: 'Fresh',
      location: { city: 'Lyon', country: '' },
      profileCompleteness: 30,
    });
  });

  it('cannot set its own subscription', async () => {
    const { uid } = await as('new');
    const attempt = backend.profiles.update(uid, { subscriptionStatus: 'active' });
    expect(await errorOf(attempt)).toEqual({ kind: 'forbidden' });
    expect(await errorOf(backend.profiles.update('unknown', { firstName: 'x' }))).toEqual({
      kind: 'forbidden',
    });
    server.store.putDocument(`users/${uid}`, null);
    expect(await errorOf(backend.profiles.update(uid, { firstName: 'x' }))).toEqual({
      kind: 'notFound',
      what: 'profile',
    });
  });

  it('reads the catalog, a class and its media', async () => {
    await as('member');
    const catalogue = await backend.catalogue.catalogue();
    expect(catalogue.classes.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.styles.length).toBeGreaterThan(3);
    const card = catalogue.classes.find(({ hasVideo }) => hasVideo);
    if (!card) throw new Error('no class has a film');
    expect(await backend.catalogue.details(card.id)).toMatchObject({ ...card });
    expect((await backend.catalogue.playback(card.id))?.hls).toMatch(/\.m3u8$/);
    expect(await errorOf(backend.catalogue.details('nothing'))).toEqual({
      kind: 'notFound',
      what: 'class',
    });
    expect(await backend.catalogue.playback('nothing')).toBeNull();
  });

  it.each(['..', '.', '%2F', '__a__', 'a/b', '', 'x'.repeat(1501)])(
    'does not find a class with the id %j, and sends no request',
    async (id) => {
      await as('member');
      const asked: string[] = [];
      const record = ({ request }: { request: Request }) => void asked.push(request.url);
      server.msw.events.on('request:start', record);
      expect(await errorOf(backend.catalogue.details(id))).toEqual({
        kind: 'notFound',
        what: 'class',
      });
      expect(await backend.catalogue.playback(id)).toBeNull();
      server.msw.events.removeListener('request:start', record);
      expect(asked).toEqual([]);
    },
  );

  it('does not mix two publications: reads again when the index changed', async () => {
    await as('member');
    const path = 'catalogue/index-0';
    const published = server.store.document(path)?.fields ?? null;
    const restore = () => void server.store.putDocument(path, published);
    server.store.putDocument(path, { ...published, version: 'of another publication' });
    server.msw.events.on('response:mocked', restore);
    try {
      expect((await backend.catalogue.catalogue()).classes.length).toBeGreaterThan(0);
    } finally {
      server.msw.events.removeListener('response:mocked', restore);
    }
    server.store.putDocument(path, { ...published, version: 'for ever' });
    expect(await errorOf(backend.catalogue.catalogue())).toEqual({
      kind: 'notFound',
      what: 'catalogue',
    });
  });

  it.each(['new', 'lapsed'])('hides the classes from %s', async (name) => {
    await as(name);
    expect(await errorOf(backend.catalogue.catalogue())).toEqual({ kind: 'forbidden' });
  });

  it('stores positions and history', async () => {
    endMembership(server, 'demo-new');
    const { uid } = await as('new');
    expect(await backend.library.read(uid)).toEqual(emptyLibrary);
    const at = '2026-11-20T10:00:00.000Z';
    const position = {
      videoId: 'x',
      position: 42.5,
      duration: 600,
      completed: false,
      hidden: false,
      at,
    };
    const editor = await backend.libraryEditor();
    await editor.update(uid, (stored) => ({ ...stored, positions: [position] }));
    const stored = await backend.library.read(uid);
    expect(stored.positions).toEqual([position]);
    expect(getResumePosition(stored.positions[0])).toBe(42.5);
  });

  it('lists upcoming events for everyone, soonest first', async () => {
    const events = await (
      await backend.events()
    ).upcoming(new Date(server.store.clock.now()).toISOString(), 3);
    expect(events).toHaveLength(3);
    const starts = events.map(({ startsAt }) => startsAt);
    expect([...starts].sort()).toEqual(starts);
  });

  it('throws offline when no request is sent, and unavailable when the service is down', async () => {
    await as('member');
    server.setScenario('offline');
    expect(await errorOf(backend.catalogue.catalogue())).toEqual({ kind: 'offline' });
    expect(await errorOf(as('member'))).toEqual({ kind: 'offline' });
    server.setScenario('error');
    expect(await errorOf(backend.catalogue.catalogue())).toMatchObject({ kind: 'unavailable' });
    server.setScenario('denied');
    expect(await errorOf(backend.catalogue.catalogue())).toEqual({ kind: 'forbidden' });
  });
});
