import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { treatAuthOutageAsOffline } from './authOutage';

const service = vi.fn<typeof fetch>();
const realFetch = globalThis.fetch;
globalThis.fetch = service;
treatAuthOutageAsOffline();
// A second backend on the same page must not wrap `fetch` again.
const wrapped = globalThis.fetch;
treatAuthOutageAsOffline();

afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => service.mockReset());

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const respond = (status: number, body: string) =>
  service.mockImplementation(() => Promise.resolve(new Response(body, { status })));

it('wraps fetch once', () => {
  expect(globalThis.fetch).toBe(wrapped);
});

it.each([
  [500, '{}'],
  [503, 'unavailable'],
  [429, '{}'],
  [200, ''],
  [200, '<title>Sign in to the wireless network</title>'],
  [200, '{"answer":42}'],
])('an outage, %i %j, is an error of the network', async (status, body) => {
  respond(status, body);
  await expect(fetch(lookup)).rejects.toThrow(TypeError);
  await expect(fetch(token)).rejects.toThrow(TypeError);
});

it('refusals and accounts reach the SDK', async () => {
  respond(400, '{"error":{"message":"USER_DISABLED"}}');
  expect(await (await fetch(lookup)).text()).toContain('USER_DISABLED');
  respond(200, '{"users":[]}');
  expect(await (await fetch(lookup)).json()).toEqual({ users: [] });
});

it('other services are not changed', async () => {
  respond(500, '');
  expect((await fetch('https://firestore.googleapis.com/v1/x:commit')).status).toBe(500);
});
