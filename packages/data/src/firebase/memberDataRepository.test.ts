import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { deleteMember } from '../account/deleteMember';
import { clearDeletionMark } from '../account/pendingDeletion';
import type { MemberDataPart, MemberDataRepository } from '../account/memberData';
import type { Backend } from '../backend';
import { createSession } from '../session/createSession';
import { errorOf, openDemoBackend } from './testing/demoBackend';

const UID = 'demo-member';
const COMMIT = /documents:commit$/;

let server: MockServer;
let backend: Backend;
let data: MemberDataRepository;

beforeAll(async () => {
  server = await createMockServer({ slowDelay: [1, 2] });
  server.listen();
});
afterAll(() => server.close());
const open = async (bucket?: string): Promise<void> => {
  backend = await openDemoBackend({ storageBucket: bucket });
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  data = await backend.memberData();
};
beforeEach(async () => {
  // Removes the demo's payments; each case adds its own.
  for (const kind of ['subscriptions', 'payments']) {
    for (const [path] of server.store.collection(`customers/${UID}`, kind)) put(path, null);
  }
  for (const kind of ['orders', 'orderStatus']) {
    for (const [path] of server.store.collection('', kind)) put(path, null);
  }
  await open();
});
afterEach(async () => {
  clearDeletionMark(UID);
  await server.reset();
});

const put = (path: string, fields: Parameters<MockServer['store']['putDocument']>[1]) =>
  server.store.putDocument(path, fields);

const stored = (collection: string): string[] =>
  [...server.store.collection(`users/${UID}`, collection)].map(([path]) => path);

const contents = async (part: MemberDataPart): Promise<unknown> => {
  const section = (await data.collect(UID)).sections[part];
  if ('notRead' in section) throw new Error(`${part}: ${section.notRead}`);
  return section.data;
};

/** Adds a long history to the seed. */
const watch = (count: number): void => {
  for (let n = 0; n < count; n += 1) {
    put(`users/${UID}/history/old-${n}`, {
      title: `Class ${n}`,
      posterRef: '',
      durationSeconds: 60,
      position: 1,
      completed: false,
      lastWatchedAt: '2026-01-01T00:00:00.000Z',
    });
  }
};

/** Fails the nth commit and all later ones; returns the number of commits. */
const failCommitsFrom = (nth: number): (() => number) => {
  let count = 0;
  server.msw.use(
    http.post(COMMIT, () => {
      count += 1;
      if (count < nth) return undefined;
      return HttpResponse.json(
        { error: { code: 503, message: 'down', status: 'UNAVAILABLE' } },
        { status: 503 },
      );
    }),
  );
  return () => count;
};

describe('collecting a member’s data', () => {
  it('contains the documents as they are stored', async () => {
    const { sections, uid, version } = await data.collect(UID);
    expect({ uid, version }).toEqual({ uid: UID, version: 1 });
    expect(sections.profile).toEqual({ data: await backend.profiles.read(UID) });
    const library = server.store.document(`users/${UID}/state/library`)?.fields;
    expect(sections.library).toEqual({ data: library });
    const histories = [...server.store.collection(`users/${UID}`, 'history')];
    expect(histories.length).toBeGreaterThan(5);
    const expected = histories.map(([path, { fields }]) => ({
      id: path.split('/').at(-1),
      fields,
    }));
    const byId = (a: { id?: string | undefined }, b: { id?: string | undefined }) =>
      (a.id ?? '') < (b.id ?? '') ? -1 : 1;
    expect(sections.history).toEqual({ data: expected.sort(byId) });
  });

  it('reads a history of many pages completely and once', async () => {
    const before = stored('history').length;
    watch(900);
    const ids = ((await contents('history')) as { id: string }[]).map(({ id }) => id);
    expect(ids).toHaveLength(before + 900);
    expect(new Set(ids).size).toBe(before + 900);
  });

  it('contains the account without its secrets', async () => {
    const account = await contents('account');
    expect(account).toMatchObject({
      uid: UID,
      email: 'member@gschool.example',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      signInMethods: [{ provider: 'password' }],
      claims: { subscribed: true, role: 'user' },
    });
    expect(JSON.stringify(account)).not.toMatch(/token|password"?:|eyJ/i);
  });

  it('contains the member’s orders with status and checkout, and no others', async () => {
    const at = { __type__: 'timestamp', value: '2026-11-20T10:00:00.000000Z' } as const;
    const order = { status: 'requested', lines: [], address: {}, createdAt: at };
    put('orders/mine', { ...order, uid: UID, sessionId: 's1' });
    put('orders/other', { ...order, uid: 'demo-new', sessionId: 's2' });
    put('orderStatus/mine', { state: 'paid' });
    put(`customers/${UID}/checkout_sessions/s1`, { mode: 'payment', url: 'https://pay.example' });
    put(`customers/${UID}`, { stripeId: 'cus_1', email: 'member@gschool.example' });
    put(`customers/${UID}/payments/p1`, { id: 'pi_1', amount: 100 });
    const { sections } = await data.collect(UID);
    expect(sections.orders).toEqual({
      data: [
        {
          id: 'mine',
          fields: {
            ...order,
            uid: UID,
            sessionId: 's1',
            createdAt: '2026-11-20T10:00:00.000Z',
          },
        },
      ],
    });
    expect(sections.orderStatus).toEqual({ data: [{ id: 'mine', fields: { state: 'paid' } }] });
    expect(sections.customer).toMatchObject({ data: { stripeId: 'cus_1' } });
    expect(sections.payments).toEqual({
      data: [{ id: 'p1', fields: { id: 'pi_1', amount: 100 } }],
    });
    expect(sections.checkoutSessions).toMatchObject({
      data: [{ id: 's1', fields: { url: 'https://pay.example' } }],
    });
  });

  it('contains the URL of the photo, and erases it', async () => {
    expect(await contents('picture')).toBeNull();
    await open('demo-gschool.appspot.com');
    expect(await contents('picture')).toBeNull();
    const avatars = (await backend.avatars())!;
    const address = await avatars.upload(UID, new Blob(['x'], { type: 'image/png' }));
    expect(await contents('picture')).toBe(address);
    await data.erase(UID);
    expect(await errorOf(avatars.downloadUrl(UID))).toMatchObject({ kind: 'notFound' });
  });

  it('contains the reason for each section that could not be read, and reads the others', async () => {
    const progress: number[] = [];
    server.msw.use(
      http.post(/users\/demo-member:runQuery$/, () =>
        HttpResponse.json([{ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }], {
          status: 403,
        }),
      ),
    );
    const { sections } = await data.collect(UID, ({ done }) => progress.push(done));
    expect(sections.history).toEqual({ notRead: 'forbidden' });
    expect(sections.playlists).toEqual({ notRead: 'forbidden' });
    expect(sections.profile).toMatchObject({ data: { uid: UID } });
    expect(progress).toEqual(Object.keys(sections).map((_, n) => n + 1));
    server.setScenario('offline');
    expect((await data.collect(UID)).sections.profile).toEqual({ notRead: 'offline' });
  });

  it('refuses the data of another member', async () => {
    const { sections } = await data.collect('demo-lapsed');
    expect(sections.account).toEqual({ notRead: 'signedOut' });
    expect(sections.history).toEqual({ notRead: 'forbidden' });
    expect(sections.subscriptions).toEqual({ notRead: 'forbidden' });
  });
});

describe('hasRenewingSubscription', () => {
  it.each([
    ['active', false, true],
    ['trialing', false, true],
    ['past_due', false, true],
    ['active', true, false],
    ['canceled', false, false],
    ['incomplete_expired', false, false],
  ])('%s, ending with its period: %s → %s', async (status, cancel_at_period_end, renews) => {
    expect(await data.hasRenewingSubscription(UID)).toBe(false);
    put(`customers/${UID}/subscriptions/ended`, { status: 'canceled' });
    put(`customers/${UID}/subscriptions/sub`, { status, cancel_at_period_end });
    expect(await data.hasRenewingSubscription(UID)).toBe(renews);
  });

  it('throws for an incomplete document', async () => {
    put(`customers/${UID}/subscriptions/sub`, { status: 'active' });
    expect(await errorOf(data.hasRenewingSubscription(UID))).toMatchObject({ kind: 'unexpected' });
    put(`customers/${UID}/subscriptions/sub`, { cancel_at_period_end: true });
    expect(await errorOf(data.hasRenewingSubscription(UID))).toMatchObject({ kind: 'unexpected' });
    server.setScenario('error');
    expect(await errorOf(data.hasRenewingSubscription(UID))).toMatchObject({ kind: 'unavailable' });
  });
});

describe('erasing', () => {
  it('deletes everything that the owner may delete, and nothing else', async () => {
    put(`users/${UID}/playlists/p1`, { name: 'Mornings', videoIds: [] });
    put(`customers/${UID}/payments/p1`, { amount: 100 });
    const others = [...server.store.collection('users/demo-lapsed', 'history')].length;
    await data.erase(UID);
    expect([stored('history'), stored('playlists'), stored('state')]).toEqual([[], [], []]);
    expect(server.store.document(`users/${UID}`)).toBeNull();
    expect(server.store.document(`customers/${UID}/payments/p1`)).not.toBeNull();
    expect([...server.store.collection('users/demo-lapsed', 'history')]).toHaveLength(others);
    await data.erase(UID);
  });

  it('continues after a failure, and deletes the profile last', async () => {
    watch(900);
    const commits = failCommitsFrom(2);
    expect(await errorOf(data.erase(UID))).toMatchObject({ kind: 'unavailable' });
    expect(commits()).toBe(2);
    // One batch is deleted. The rest of the history and the profile are still stored.
    expect(stored('history').length).toBeGreaterThan(400);
    expect(server.store.document(`users/${UID}`)).not.toBeNull();
    server.msw.resetHandlers();
    await data.erase(UID);
    expect(stored('history')).toEqual([]);
    expect(server.store.document(`users/${UID}`)).toBeNull();
  });

  it('fails while documents are left, whatever the service answers', async () => {
    const before = stored('history').length;
    expect(before).toBeGreaterThan(0);
    server.msw.use(http.post(COMMIT, () => HttpResponse.json({ answer: 42 })));
    expect(await errorOf(data.erase(UID))).toMatchObject({ kind: 'unavailable' });
    server.msw.resetHandlers();
    expect(stored('history')).toHaveLength(before);
    await data.erase(UID);
    expect(stored('history')).toEqual([]);
  });

  it('is refused for another member', async () => {
    expect(await errorOf(data.erase('demo-lapsed'))).toEqual({ kind: 'forbidden' });
    expect(server.store.document('users/demo-lapsed')).not.toBeNull();
  });
});

describe('deleting an account', () => {
  const proveIdentity = async () => (await backend.account()).reauthenticate(DEMO_PASSWORD);
  const leave = () =>
    deleteMember({ backend, uid: UID, reauthenticate: proveIdentity, storages: [] });

  it('deletes data and account, so that signing in fails', async () => {
    // The sign-in is too old: the member must reauthenticate.
    await server.store.moveClock(6 * 60_000);
    expect(await leave()).toBe('deleted');
    expect(server.store.document(`users/${UID}`)).toBeNull();
    expect(server.store.account(UID)).toBeUndefined();
    expect(backend.auth.current()).toBeNull();
    expect(await errorOf(backend.auth.signIn('member@gschool.example', DEMO_PASSWORD))).toEqual({
      kind: 'auth',
      code: 'invalid-credential',
    });
  });

  it('creates no new profile after a failure, and finishes at the second call', async () => {
    server.msw.use(http.post(/accounts:delete/, () => HttpResponse.error()));
    expect(await errorOf(leave())).toEqual({ kind: 'offline' });
    expect(server.store.account(UID)).toBeDefined();
    const session = createSession({ connect: () => Promise.resolve(backend) });
    await session.actions.signIn('member@gschool.example', DEMO_PASSWORD);
    expect(session.get()).toMatchObject({ profile: null, isSubscribed: false });
    expect(server.store.document(`users/${UID}`)).toBeNull();
    server.msw.resetHandlers();
    expect(await leave()).toBe('deleted');
    expect(server.store.account(UID)).toBeUndefined();
  });

  it('creates a new profile when the deletion is cancelled', async () => {
    server.msw.use(http.post(/accounts:delete/, () => HttpResponse.error()));
    await errorOf(leave());
    clearDeletionMark(UID);
    const session = createSession({ connect: () => Promise.resolve(backend) });
    await session.actions.signIn('member@gschool.example', DEMO_PASSWORD);
    expect(session.get()).toMatchObject({ profile: { uid: UID, subscriptionStatus: 'inactive' } });
  });
});

describe('a second device, while the first one deletes the account', () => {
  /** The documents of the member. */
  const leftOver = (): readonly string[] => [
    ...(server.store.document(`users/${UID}`) ? [`users/${UID}`] : []),
    ...stored('state'),
    ...stored('history'),
    ...stored('playlists'),
  ];

  it('is signed out at its next request, and creates no profile', async () => {
    const device = await openDemoBackend();
    const session = createSession({ connect: () => Promise.resolve(device), mayBeSignedIn: false });
    await session.actions.signIn('member@gschool.example', DEMO_PASSWORD);
    expect(await deleteMember({ backend, uid: UID, reauthenticate: async () => undefined })).toBe(
      'deleted',
    );
    clearDeletionMark(UID);
    expect(leftOver()).toEqual([]);
    await session.renew();
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    expect(leftOver()).toEqual([]);
  });

  it('is signed out, and creates no profile, between the deletion of the data and the account', async () => {
    const device = await openDemoBackend();
    const session = createSession({ connect: () => Promise.resolve(device), mayBeSignedIn: false });
    await session.actions.signIn('member@gschool.example', DEMO_PASSWORD);
    await data.erase(UID);
    await session.renew();
    expect(session.get()).toEqual({ status: 'signedOut', wasEnded: true });
    expect(leftOver()).toEqual([]);
  });
});
