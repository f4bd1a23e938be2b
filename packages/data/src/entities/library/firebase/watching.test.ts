import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { requestCounts } from '../../../../../../bench/cost/requestCounts';
import type { Backend } from '../../../backend';
import { memoryStorage } from '../../../cache/testing/memoryStorage';
import { createChangeQueue, type ChangeQueue } from '../changes/changeQueue';
import { createJournal } from '../changes/journal';
import { createWatchRecorder, type WatchRecorder } from '../changes/watchRecorder';
import { endMembership, openDemoBackend } from '../../../firebase/testing/demoBackend';

/** The reads and writes of a member who watches, as Firestore counts them. */
const UID = 'demo-new';
const MINUTES = 10;
let server: MockServer;
let backend: Backend;
let clock: number;
let reads: number;
let writes: number;
let queue: ChangeQueue;
let recorder: WatchRecorder;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
  server.msw.events.on('request:start', async ({ request }) => {
    const [, operation] = /documents:(\w+)$/.exec(new URL(request.url).pathname) ?? [];
    if (!operation) return;
    const body = (await request.clone().json()) as { documents?: unknown[]; writes?: unknown[] };
    if (operation === 'commit') writes += body.writes?.length ?? 0;
    else reads += body.documents?.length ?? 1;
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.reset();
  endMembership(server, UID);
  backend = await openDemoBackend();
  await backend.auth.signIn('new@gschool.example', DEMO_PASSWORD);
  clock = Date.now();
  // It is daytime in this zone and stays daytime. At midnight, the position would be written once
  // more.
  const zone = new Date(clock).getUTCHours() < 12 ? 'Etc/GMT-6' : 'Etc/GMT+6';
  reads = 0;
  writes = 0;
  const storage = memoryStorage();
  queue = createChangeQueue({
    uid: UID,
    getEditor: () => backend.libraryEditor(),
    journal: createJournal(UID, () => storage),
    now: () => clock,
    isOnline: () => true,
    getTimestamp: () => clock,
    onPending: () => undefined,
    onSent: () => undefined,
    onForbidden: () => undefined,
    onRejected: (_change, error) => {
      throw error;
    },
  });
  recorder = createWatchRecorder({
    queue,
    now: () => clock,
    getTimeZone: () => zone,
    video: { id: 'sunrise', title: 'Sunrise Flow', poster: 'p' },
    getStoredPosition: () => null,
    visitId: 'visit-1',
  });
});

/** Plays with one report per second, and lets each position be sent before the next minute. */
async function playMinutes(minutes: number): Promise<void> {
  for (let second = 1; second <= minutes * 60; second += 1) {
    clock += 1000;
    recorder.report(second, 3600);
    if (second % 30 === 0) await queue.send();
  }
}

it('writes the position twice a minute, and reads the library once', async () => {
  await playMinutes(MINUTES);
  const { readsOnce, writesPerMinute } = requestCounts.watching;
  expect({ reads, writes }).toEqual({ reads: readsOnce, writes: MINUTES * writesPerMinute });
  const { positions } = await backend.library.read(UID);
  expect(positions).toMatchObject([{ videoId: 'sunrise', position: MINUTES * 60 }]);
});

it('writes the position and the history when the class is left, and reads the library', async () => {
  await playMinutes(1);
  reads = 0;
  writes = 0;
  clock += 5000;
  recorder.report(65, 3600);
  await recorder.flush('leave');
  await queue.send();
  expect({ reads, writes }).toEqual(requestCounts.leftClass);
});
