import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { respond } from './respond';

let server: Server;
let port: number;
const seen: string[] = [];
let received: { body: string; headers: Record<string, string> };

beforeAll(async () => {
  const handle = async (incoming: Request, path: string): Promise<Response> => {
    seen.push(`${incoming.method} ${path}`);
    received = {
      body: await incoming.text(),
      headers: Object.fromEntries(incoming.headers),
    };
    return new Response(null, { status: incoming.method === 'GET' ? 200 : 405 });
  };
  server = createServer((incoming, outgoing) => void respond(handle, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a request without `fetch`, which does not support all of these methods. */
const send = (method: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/sunrise', method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

// Node itself answers CONNECT.
it.each([
  ['GET', 200],
  ['POST', 405],
  ['HEAD', 405],
  ['PURGE', 405],
  ['TRACE', 405],
])('answers %s with %i', async (method, status) => {
  seen.length = 0;
  expect(await send(method)).toBe(status);
  expect(seen).toEqual([`${method === 'TRACE' ? 'PUT' : method} sunrise`]);
});

it('passes the body and the headers that handlers read', async () => {
  await fetch(`http://127.0.0.1:${port}/acts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer a',
      'x-firebase-appcheck': 'b',
      cookie: 'c=d',
    },
    body: '{"name":"Zoë"}',
  });
  expect(received).toEqual({
    body: '{"name":"Zoë"}',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer a',
      'x-firebase-appcheck': 'b',
    },
  });
});
