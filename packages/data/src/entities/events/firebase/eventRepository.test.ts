import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Backend } from '../../../backend';
import { errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';

let server: MockServer;
let backend: Backend;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
  backend = await openDemoBackend();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const as = (name: string) => backend.auth.signIn(`${name}@gschool.example`, DEMO_PASSWORD);
const put = (id: string, startsAt: string, more: Record<string, string> = {}) => {
  const texts = { title: id, startsAt, instructor: '', description: '', poster: '', ...more };
  const durationMinutes = { __type__: 'integer', value: '30' } as const;
  server.store.putDocument(`events/${id}`, { ...texts, durationMinutes });
};
const old = (day: number) => new Date(Date.UTC(2020, 0, day)).toISOString();

/** The ids of all past events before a time, page by page. */
const walk = async (before: string, size: number): Promise<string[][]> => {
  const events = await backend.events();
  const pages: string[][] = [];
  let next: string | null = before;
  while (next !== null) {
    const page = await events.past(next, size);
    pages.push(page.events.map(({ id }) => id));
    next = page.next;
  }
  return pages;
};

it('reads past events in pages, newest first, each once, also with equal start times', async () => {
  put('a', old(9));
  put('b', old(8));
  put('c', old(7));
  put('d', old(7));
  put('e', old(6));
  const pages = await walk(old(10), 3);
  expect(pages.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(pages[0]).toEqual(['a', 'b']);
  expect(pages.flat().slice(-1)).toEqual(['e']);
});

it('continues after a whole page of equal start times', async () => {
  for (const id of ['a', 'b', 'c']) put(id, old(5));
  put('later', old(4));
  expect((await walk(old(10), 2)).flat().toSorted()).toEqual(['a', 'b', 'c', 'later']);
});

it('reads a month from its start until before the next month', async () => {
  for (const day of [1, 2, 3]) put(`day-${day}`, old(day));
  const found = await (await backend.events()).between(old(1), old(3));
  expect(found.map(({ id }) => id)).toEqual(['day-1', 'day-2']);
});

it('leaves out an invalid event, and reads older documents', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  put('broken', old(2), { title: '' });
  put('old', old(2));
  const found = await (await backend.events()).between(old(1), old(3));
  expect(found).toMatchObject([{ id: 'old', instructorId: null, hasReplay: false }]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it.each(['nothing', 'open-floor/access/join', '..', ''])(
  'throws notFound for the id %j',
  async (id) => {
    expect(await errorOf((await backend.events()).event(id))).toEqual({
      kind: 'notFound',
      what: 'event',
    });
  },
);

it('shows an event to visitors, and its join URL only to subscribers', async () => {
  const events = await backend.events();
  const event = await events.event('hips-workshop');
  expect(event).toMatchObject({ instructorId: 'yuki', hasReplay: true });
  expect(JSON.stringify(event)).not.toMatch(/hips-unstuck|https?:/);
  expect(await errorOf(events.access('hips-workshop'))).toEqual({ kind: 'forbidden' });
  await as('lapsed');
  expect(await errorOf(events.access('hips-workshop'))).toEqual({ kind: 'forbidden' });
  await as('member');
  expect(await events.access('hips-workshop')).toEqual({
    joinUrl: 'https://demo.gschool.example/live-room.html',
    replayVideoId: 'hips-unstuck',
  });
  expect(await events.access('nothing')).toEqual({ joinUrl: null, replayVideoId: null });
  await backend.auth.signOut();
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'room', ''])(
  'does not return %j as a URL',
  async (joinUrl) => {
    server.store.putDocument('events/odd/access/join', { joinUrl, replayVideoId: null });
    await as('member');
    expect((await (await backend.events()).access('odd')).joinUrl).toBeNull();
    await backend.auth.signOut();
  },
);

it('returns the server’s time to a member', async () => {
  expect(await errorOf(backend.serverTime())).toEqual({ kind: 'signedOut' });
  await as('member');
  await server.store.moveClock(2 * 3_600_000);
  const ahead = (await backend.serverTime()) - Date.now();
  expect(Math.abs(ahead - 2 * 3_600_000)).toBeLessThan(5000);
  await server.store.moveClock(0);
  await backend.auth.signOut();
});
