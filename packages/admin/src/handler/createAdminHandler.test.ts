import { describe, expect, it, vi } from 'vitest';

import { createAccount, createTestServices, sampleProfile } from '../testing/createTestServices';
import { createAdminHandler, type AdminOptions } from './createAdminHandler';

const now = Date.parse('2026-11-21T10:00:00Z');
const STUDIO = 'https://studio.school.example';

const createHandler = (changes: Partial<AdminOptions> = {}) => {
  const administrator = createAccount({
    uid: 'gaia',
    email: 'gaia@school.example',
    claims: { role: 'admin' },
  });
  const members = createTestServices([createAccount(), administrator], {
    maya: { ...sampleProfile },
  });
  const errors: unknown[] = [];
  const handle = createAdminHandler({
    services: members,
    limits: members.limits,
    origins: [STUDIO],
    readCaller: async (token) =>
      token === 'gaia' ? { uid: 'gaia', role: 'admin', signedInAt: now } : null,
    verifyAppCheck: null,
    now: () => now,
    onError: (error) => errors.push(error),
    ...changes,
  });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    handle(
      new Request(`https://function/${path}`, {
        method: 'POST',
        headers: { origin: STUDIO, authorization: 'Bearer gaia', ...headers },
        body,
      }),
      path,
    );
  return { handle, post, members, errors };
};

const block = (id = crypto.randomUUID()) => ({ id, kind: 'member.block', args: { uid: 'maya' } });
const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error?: { code: string } }).error?.code;

describe('the admin handler', () => {
  it('answers the preflight of the studio’s pages alone', async () => {
    const { handle } = createHandler();
    const ask = (origin: string) =>
      handle(
        new Request('https://function/acts', { method: 'OPTIONS', headers: { origin } }),
        'acts',
      );
    const { status, headers } = await ask(STUDIO);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(STUDIO);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, X-Firebase-AppCheck',
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://evil.example', `${STUDIO}.evil.example`, 'null']) {
      const other = await ask(origin);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      expect(other.headers.get('vary')).toBe('Origin');
    }
  });

  it('has two paths, and one method', async () => {
    const { handle, post } = createHandler();
    for (const path of ['', 'act', 'acts/', 'acts/one', '__proto__'])
      expect((await post(path, '{}')).status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await handle(new Request('https://function/acts', { method }), 'acts')).status).toBe(
        405,
      );
  });

  it('reads no body before it knows the caller, and never more than its limit', async () => {
    const { post } = createHandler();
    const read = vi.fn();
    const endless = () =>
      new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            read();
            controller.enqueue(new Uint8Array(65_536).fill(32));
          },
        },
        { highWaterMark: 0 },
      );
    const send = (headers: Record<string, string>) =>
      createHandler().handle(
        new Request('https://function/acts', {
          method: 'POST',
          headers,
          body: endless(),
          duplex: 'half',
        } as RequestInit),
        'acts',
      );
    expect((await send({})).status).toBe(401);
    expect(read).not.toHaveBeenCalled();
    expect(await codeOf(await send({ authorization: 'Bearer gaia' }))).toBe('invalid-argument');
    expect(read.mock.calls.length).toBeLessThan(10);
    expect(await codeOf(await post('acts', new Uint8Array([0xff, 0xfe])))).toBe('invalid-argument');
  });

  it('needs a token of App Check, if it is on', async () => {
    const verifyAppCheck = vi.fn(async (token: string) => token === 'good');
    const { post } = createHandler({ verifyAppCheck });
    const body = JSON.stringify({ acts: [block()] });
    expect((await post('acts', body)).status).toBe(401);
    expect(verifyAppCheck).not.toHaveBeenCalled();
    expect((await post('acts', body, { 'x-firebase-appcheck': 'bad' })).status).toBe(401);
    expect((await post('acts', body, { 'x-firebase-appcheck': 'good' })).status).toBe(200);
  });

  it('counts acts against a bound per account', async () => {
    const { post } = createHandler();
    const acts = Array.from({ length: 500 }, () => block());
    const statuses = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await post('acts', JSON.stringify({ acts, isDryRun: true }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('needs a recent sign-in for a part of a list of more than 50', async () => {
    const { post } = createHandler({
      readCaller: async () => ({ uid: 'gaia', role: 'admin', signedInAt: now - 6 * 60_000 }),
    });
    const send = (total: number) => post('acts', JSON.stringify({ acts: [block()], total }));
    expect((await send(50)).status).toBe(200);
    expect(await codeOf(await send(51))).toBe('recent-sign-in-required');
    expect(await codeOf(await send(501))).toBe('invalid-argument');
  });

  it('says which acts were not tried after an unexpected error', async () => {
    const { post, members, errors } = createHandler();
    members.failAfter(1);
    const acts = [block(), { ...block(), kind: 'member.unblock' }, block()];
    const first = await post('acts', JSON.stringify({ acts }));
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({
      results: acts.map(({ id }) => ({ id, outcome: 'refused', error: { code: 'unavailable' } })),
    });
    expect(errors).toHaveLength(1);
    members.failAfter(Number.POSITIVE_INFINITY);
    // The first act was started. The same request completes it.
    expect(await (await post('acts', JSON.stringify({ acts }))).json()).toMatchObject({
      results: acts.map(({ id }) => ({ id, outcome: 'done' })),
    });
  });

  it('is unavailable if the token can’t be checked', async () => {
    const { post, errors } = createHandler({
      readCaller: () => Promise.reject(new Error('no keys')),
    });
    const response = await post('queries', '{}');
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable']);
    expect(errors).toHaveLength(1);
  });

  it('needs a recent sign-in for a publication that may delete most classes', async () => {
    const { post } = createHandler({
      readCaller: async () => ({ uid: 'gaia', role: 'admin', signedInAt: now - 6 * 60_000 }),
    });
    const send = async (isMassDeletion: boolean) => {
      const args = { release: '000001', parent: '000002', note: '', isMassDeletion };
      const acts = [{ id: crypto.randomUUID(), kind: 'catalogue.restore', args }];
      return codeOf(await post('acts', JSON.stringify({ acts })));
    };
    expect(await send(true)).toBe('recent-sign-in-required');
    expect(await send(false)).not.toBe('recent-sign-in-required');
  });

  it('refuses more plans and publications than an administrator needs', async () => {
    const { post } = createHandler();
    const plan = () =>
      post(
        'queries',
        JSON.stringify({ kind: 'catalogue.planRestore', args: { release: '000001' } }),
      );
    for (let n = 0; n < 60; n += 1) expect((await plan()).status).not.toBe(429);
    expect((await plan()).status).toBe(429);
    const acts = Array.from({ length: 201 }, () => ({
      id: crypto.randomUUID(),
      kind: 'catalogue.unschedule',
      args: { planned: crypto.randomUUID() },
    }));
    expect(await codeOf(await post('acts', JSON.stringify({ acts })))).toBe('rate-limited');
  });
});
