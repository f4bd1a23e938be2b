import { toProfileEdits, type ProfileEdits } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../../../backend';
import { createSession } from '../../../session/createSession';
import { errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';
import { fromWireFields, nestFields, toWireFields } from '../../../firebase/wireValue';

const UID = 'demo-member';
const PATH = `users/${UID}`;
let server: MockServer;
let backend: Backend;
let base: ProfileEdits;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend();
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  base = toProfileEdits(await backend.profiles.read(UID));
});
afterEach(() => server.reset());

const save = async (changes: Partial<ProfileEdits>, from = base) =>
  (await backend.profileEditor()).save(UID, from, { ...from, ...changes });
const stored = () => server.store.document(PATH)!.fields;
/** Writes the profile the way another tab would. */
const elsewhere = (fields: Record<string, unknown>) =>
  server.store.putDocument(PATH, { ...stored(), ...(fields as object) });
const kindOf = async (promise: Promise<unknown>) => (await errorOf(promise)).kind;

describe('saving edits of the profile', () => {
  it('writes only what changed, and the new completeness', async () => {
    const before = stored();
    const outcome = await save({ 'location.city': 'Porto', phoneNumber: '' });
    expect(outcome).toMatchObject({ kind: 'saved', elsewhere: [] });
    expect(outcome.profile.location).toEqual({ ...outcome.profile.location, city: 'Porto' });
    expect(stored()).toEqual({
      ...before,
      phoneNumber: '',
      location: { ...(before['location'] as object), city: 'Porto' },
      profileCompleteness: outcome.profile.profileCompleteness,
    });
    expect(await backend.profiles.read(UID)).toEqual(outcome.profile);
  });

  it('writes nothing when nothing changes', async () => {
    const updateTime = server.store.document(PATH)!.updateTime;
    expect(await save({})).toMatchObject({ kind: 'saved', elsewhere: [] });
    expect(server.store.document(PATH)!.updateTime).toBe(updateTime);
  });

  it('keeps and returns what another tab wrote into other fields', async () => {
    elsewhere({ preferredName: 'May', firstName: 'May' });
    const outcome = await save({ 'location.city': 'Porto', firstName: 'May' });
    expect(outcome).toMatchObject({ kind: 'saved', elsewhere: ['preferredName'] });
    expect(stored()).toMatchObject({ preferredName: 'May', location: { city: 'Porto' } });
  });

  it('does not overwrite a field that both changed, and returns the other value', async () => {
    elsewhere({ displayName: 'May' });
    const mine = { displayName: 'Maya O.', 'location.city': 'Porto' };
    const outcome = await save(mine);
    expect(outcome).toMatchObject({ kind: 'conflict', conflicts: ['displayName'] });
    expect(outcome.profile.displayName).toBe('May');
    expect(stored()).toMatchObject({ displayName: 'May', location: { city: 'Lisbon' } });
    // The member has seen the conflict and keeps her own value.
    expect(await save(mine, toProfileEdits(outcome.profile))).toMatchObject({ kind: 'saved' });
    expect(stored()).toMatchObject({ displayName: 'Maya O.', location: { city: 'Porto' } });
  });

  it('reads again when another tab writes in between', async () => {
    let isFirst = true;
    server.msw.use(
      http.post(/documents:commit/, () => {
        if (isFirst) elsewhere({ preferredName: 'May' });
        isFirst = false;
        return undefined;
      }),
    );
    expect(await save({ 'location.city': 'Porto' })).toMatchObject({
      kind: 'saved',
      elsewhere: ['preferredName'],
    });
    expect(stored()).toMatchObject({ preferredName: 'May', location: { city: 'Porto' } });
  });

  it('gives up when other writers never stop', async () => {
    let writes = 0;
    server.msw.use(
      http.post(/documents:commit/, () => {
        elsewhere({ preferredName: `May ${(writes += 1)}` });
        return undefined;
      }),
    );
    expect(await kindOf(save({ 'location.city': 'Porto' }))).toBe('conflict');
    expect(writes).toBe(5);
    expect(stored()).toMatchObject({ location: { city: 'Lisbon' } });
  });

  it('throws the reason when it cannot save', async () => {
    expect(await kindOf(save({ displayName: 'x'.repeat(201) }))).toBe('forbidden');
    server.setScenario('offline');
    expect(await kindOf(save({ displayName: 'May' }))).toBe('offline');
    server.setScenario('error');
    expect(await kindOf(save({ displayName: 'May' }))).toBe('unavailable');
    server.setScenario('default');
    server.msw.use(
      http.post(/documents:batchGet/, () => new HttpResponse('<html>', { status: 502 })),
    );
    expect(await kindOf(save({ displayName: 'May' }))).toBe('unavailable');
    server.msw.resetHandlers();
    server.store.putDocument(PATH, null);
    expect(await kindOf(save({ displayName: 'May' }))).toBe('notFound');
    await backend.auth.signOut();
    expect(await kindOf(save({ displayName: 'May' }))).toBe('forbidden');
  });

  it('updates the session, and rejects without a member', async () => {
    const session = createSession({ connect: () => Promise.resolve(backend) });
    await session.actions.signIn('member@gschool.example', DEMO_PASSWORD);
    elsewhere({ preferredName: 'May' });
    await session.actions.editProfile(base, { ...base, displayName: 'Maya O.' });
    expect(session.get()).toMatchObject({
      profile: { displayName: 'Maya O.', preferredName: 'May' },
    });
    await session.actions.signOut();
    expect(await kindOf(session.actions.editProfile(base, base))).toBe('signedOut');
  });
});

describe('values in the REST format', () => {
  // JSON has no negative zero, and no field needs one.
  const double = fc.double().map((number) => number + 0);
  const leaf = fc.oneof(fc.string(), fc.boolean(), double, fc.integer(), fc.constant(null));
  const { value } = fc.letrec<{ value: unknown; list: unknown[]; map: object }>((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, tie('list'), tie('map')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    map: fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  }));

  it('are unchanged after encoding and decoding', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (fields) => {
        const sent = JSON.parse(JSON.stringify(toWireFields(fields))) as never;
        expect(fromWireFields(sent)).toEqual(fields);
      }),
    );
  });

  it('are nested by their paths', () => {
    expect(nestFields({ a: 1, 'b.c': [2], 'b.d.e': '3' })).toEqual({
      a: 1,
      b: { c: [2], d: { e: '3' } },
    });
  });
});
