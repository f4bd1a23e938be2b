import {
  getPosition,
  getResumePosition,
  type LibraryState,
  type WatchedChange,
  type WatchPosition,
} from '@gschool/domain';
import { firestoreFetch, createMockServer, type MockServer } from '@gschool/mocks/node';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { toLibrary } from '../../../mappers/library';
import { createWatchRecorder, type WatchRecorder } from '../changes/watchRecorder';
import {
  createTestBrowser,
  openTab,
  tokenOf,
  type Browser,
  type TestConnection,
  type Tab,
} from '../changes/testing/browsers';
import {
  EMULATOR_HOST,
  emulatorOrigin,
  FIRESTORE_EMULATOR_PORT,
} from '../../../firebase/emulators';

/**
 * Members play, seek, leave, reload, and lose the network or single responses, in two browsers with
 * two tabs each. The test runs the real recorder, journal, queue, editor and SDK against the mock's
 * documents and access rules.
 */
const CLASSES = ['sunrise', 'hips'];
const LENGTH = 1200;
const START = Date.parse('2026-11-21T22:00:00.000Z');
const noop = vi.spyOn(console, 'warn').mockImplementation(() => {});

let server: MockServer;
let browsers: Browser[] = [];
const school = { now: START, fetch: globalThis.fetch };
/** The connection of a newly loaded page. */
const connections = new Map<string, () => TestConnection>();

/** Open requests, including those of closed pages. */
const openRequests = new Set<Promise<Response>>();

/** Sends each request through the network of its browser. */
const network: typeof fetch = (input, init) => {
  const bearer = new Headers(init?.headers).get('authorization') ?? '';
  const { browser: name } = JSON.parse(atob(bearer.split('.')[1] ?? '')) as { browser: string };
  const browser = browsers.find((one) => one.name === name);
  const ask = async (): Promise<Response> => {
    if (browser?.network === 'off') throw new TypeError('Failed to fetch');
    for (let left = ticks(); left > 0; left -= 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    const answer = await school.fetch(input, init);
    if (browser?.network === 'answers are lost') throw new TypeError('Failed to fetch');
    return answer;
  };
  const asked = ask().finally(() => openRequests.delete(asked));
  openRequests.add(asked);
  return asked;
};

/** The seed for the order of responses; random for each run. */
let answerOrder = 0;
const ticks = (): number => {
  answerOrder = (Math.imul(answerOrder, 1_103_515_245) + 12_345) >>> 0;
  return (answerOrder >>> 16) % 2;
};

const ignoreWarnings = async (): Promise<void> => {
  do {
    await Promise.allSettled(openRequests);
    await new Promise((resolve) => setImmediate(resolve));
  } while (openRequests.size > 0);
};

const getConnections = async (uid: string, name: string): Promise<() => TestConnection> => {
  const { initializeApp } = await import('firebase/app');
  const { connectFirestoreEmulator, initializeFirestore } = await import('firebase/firestore/lite');
  const { createLibraryEditor } = await import('./libraryEditor');
  const { createLibraryRepository } = await import('./libraryRepository');
  const project = { projectId: 'demo-gschool', apiKey: 'key' };
  const db = initializeFirestore(initializeApp(project, `${uid}-${name}`), {});
  const mockUserToken = tokenOf(uid, name);
  connectFirestoreEmulator(db, EMULATOR_HOST, FIRESTORE_EMULATOR_PORT, { mockUserToken });
  const service = {
    ...project,
    origin: emulatorOrigin(FIRESTORE_EMULATOR_PORT),
    token: () => Promise.resolve(mockUserToken),
  };
  return () => ({
    editor: createLibraryEditor(db, service),
    read: () => createLibraryRepository(db).read(uid),
  });
};

beforeAll(async () => {
  // The SDK uses the fetch that exists when it is imported.
  globalThis.fetch = network;
  server = await createMockServer();
  school.fetch = firestoreFetch(server.store);
  for (const name of ['phone', 'laptop'])
    connections.set(`mira-${name}`, await getConnections('mira', name));
  connections.set('zoe-phone', await getConnections('zoe', 'phone'));
});
afterAll(() => {
  noop.mockRestore();
  server.close();
});

const openTabOf = (browser: Browser, uid = 'mira'): Tab =>
  openTab(school, browser, uid, connections.get(`${uid}-${browser.name}`)!());

const stored = (uid = 'mira'): LibraryState =>
  toLibrary(server.store.document(`users/${uid}/state/library`)?.fields ?? {}, uid);

const startOver = async (clockSkew: number): Promise<void> => {
  // A failed run may have left tabs open.
  for (const { tabs } of browsers) for (const tab of tabs) tab.close();
  await ignoreWarnings();
  for (const uid of ['mira', 'zoe']) {
    server.store.putDocument(`users/${uid}`, {});
    server.store.putDocument(`users/${uid}/state/library`, null);
    for (const id of CLASSES) server.store.putDocument(`users/${uid}/history/${id}`, null);
  }
  school.now = START;
  browsers = [createTestBrowser('phone'), createTestBrowser('laptop', clockSkew)];
};

const sendAll = async (): Promise<void> => {
  for (const browser of browsers) {
    browser.network = 'on';
    if (browser.tabs.size === 0) openTabOf(browser);
  }
  for (const { tabs } of browsers) for (const { queue } of tabs) await queue.send();
  await ignoreWarnings();
};

interface Seat {
  tab: Tab;
  video: string;
  at: number;
  /** Seconds played since the class was opened. */
  played: number;
  recorder: WatchRecorder | null;
  /**
   * Positions reported before 10 s were played, each with the position of the class that was stored
   * at that time.
   */
  early: Map<number, WatchPosition | null>;
}

const nowhere = { video: '', at: 0, played: 0, recorder: null, early: new Map() };

type SentAction = WatchedChange & { seat: number };

const command = fc.record({
  seat: fc.nat({ max: 3 }),
  what: fc.constantFrom(
    ...(['open', 'play', 'play', 'play', 'seek', 'pause', 'leave', 'reload', 'cut'] as const),
    ...(['kill', 'off', 'on', 'lose'] as const),
  ),
  n: fc.nat({ max: 70 }),
  isAwaited: fc.boolean(),
});

const step = (seat: number, what: 'play' | 'pause' | 'leave', n = 0) => ({
  seat,
  what,
  n,
  isAwaited: true,
});
/**
 * The laptop pauses. The phone plays further and leaves. Then the laptop leaves at the position
 * where it paused.
 */
const twoDevices = [
  step(3, 'play', 43),
  step(3, 'pause'),
  step(1, 'play', 16),
  step(1, 'leave'),
  step(3, 'leave'),
];

describe('random sequences of watching', () => {
  /** Every action of the recorders, in order. */
  let sentActions: SentAction[];
  const latest = (
    video: string,
    among: readonly SentAction[] = sentActions,
  ): SentAction | undefined =>
    among
      .filter(({ position }) => position.videoId === video)
      .sort((a, b) => Date.parse(a.position.at) - Date.parse(b.position.at))
      .at(-1);

  /** Before 10 s were played, no action has an earlier position than the stored one. */
  const checkEarly = ({ position: { position } }: WatchedChange, { early }: Seat): void => {
    const before = early.get(position);
    if (!before) return;
    expect(before.completed).toBe(false);
    expect(position).toBeGreaterThanOrEqual(before.position);
  };

  const report = (seat: Seat): void => {
    if (seat.played < 10) seat.early.set(seat.at, seat.tab.saved(seat.video));
    else seat.early.delete(seat.at);
    seat.recorder?.report(seat.at, LENGTH);
  };

  const open = async (seat: Seat, number: number, n: number): Promise<void> => {
    await seat.recorder?.flush('leave');
    const video = CLASSES[n % CLASSES.length]!;
    const { tab } = seat;
    const { network: net } = tab.browser;
    await tab.queue.send();
    const sent = getPosition(stored(), video);
    if (net === 'on') await tab.read();
    // The browser never shows a position older than its own. Online, it never shows one older than
    // any position that was sent.
    const mine = sentActions.filter((one) => number < 2 === one.seat < 2);
    const known = latest(video, mine);
    const shown = tab.saved(video);
    if (known && !(shown && shown.at > known.position.at)) expect(shown).toEqual(known.position);
    if (net === 'on' && sent) expect(shown && shown.at >= sent.at).toBe(true);
    Object.assign(seat, { video, at: getResumePosition(shown), played: 0, early: new Map() });
    seat.recorder = createWatchRecorder({
      queue: {
        submit: (action) => {
          const watched = action as WatchedChange;
          checkEarly(watched, seat);
          sentActions.push({ ...watched, seat: number });
          return tab.queue.submit(action);
        },
      },
      now: () => school.now + tab.browser.clockSkew,
      getTimeZone: () => 'UTC',
      video: { id: video, title: video, poster: 'p' },
      getStoredPosition: () => tab.saved(video),
      visitId: crypto.randomUUID(),
    });
  };

  const play = (seat: Seat, seconds: number): void => {
    for (let n = 0; n < seconds && seat.at < LENGTH; n += 1) {
      school.now += 1000;
      seat.at += 1;
      seat.played += 1;
      report(seat);
    }
  };

  const seek = (seat: Seat, to: number): void => {
    if (to > seat.at && to - seat.at <= 5) seat.played += to - seat.at;
    seat.at = to;
    report(seat);
  };

  const reload = (seat: Seat): void => {
    seat.tab.close();
    seat.recorder = null;
    seat.tab = openTabOf(seat.tab.browser);
  };

  const act = async (seat: Seat, number: number, what: string, n: number): Promise<void> => {
    const { browser } = seat.tab;
    school.now += 1000;
    switch (what) {
      case 'open':
        return open(seat, number, n);
      case 'play':
        return play(seat, n);
      case 'seek':
        return seek(seat, n * 17);
      case 'pause':
        return seat.recorder?.flush();
      case 'leave': {
        const done = seat.recorder?.flush('leave');
        seat.recorder = null;
        return done;
      }
      case 'reload':
      case 'cut': {
        // The last request of the page gets no response, or is not sent at all.
        const before = browser.network;
        if (what === 'cut') browser.network = 'off';
        void seat.recorder?.flush('leave');
        reload(seat);
        browser.network = before;
        return;
      }
      case 'kill':
        return reload(seat);
      default:
        browser.network = what === 'off' ? 'off' : what === 'on' ? 'on' : 'answers are lost';
        if (what === 'on') for (const { queue } of browser.tabs) await queue.send();
    }
  };

  it('loses no position, shows none below a stored one, and counts every minute once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: 4, maxLength: 16 }),
        fc.constantFrom(0, -7_200_137, 3_600_137),
        fc.nat(),
        async (commands, clockSkew, order) => {
          await startOver(clockSkew);
          answerOrder = order;
          sentActions = [];
          const seats = browsers.flatMap((browser) =>
            [0, 1].map((): Seat => ({ ...nowhere, tab: openTabOf(browser) })),
          );
          for (const [number, seat] of seats.entries()) await open(seat, number, number);
          for (const { seat, what, n, isAwaited } of commands) {
            const done = act(seats[seat]!, seat, what, n);
            if (isAwaited || what === 'open') await done;
          }
          await sendAll();
          await sendAll();
          const end = stored();
          for (const video of CLASSES) {
            const last = latest(video);
            expect(getPosition(end, video)).toEqual(last?.position ?? null);
            const left = server.store.document(`users/mira/history/${video}`)?.fields;
            if (last?.isLeft) expect(left).toMatchObject({ position: last.position.position });
          }
          for (const { storage } of browsers) expect(storage.length).toBe(0);
          for (const { tab } of seats) expect(tab.rejectedChanges).toEqual([]);
          const visits = new Map(
            sentActions.map(({ visit }) => [visit && visit.id + visit.day, visit]),
          );
          const days = new Map<string, number>();
          for (const visit of visits.values()) {
            if (visit) days.set(visit.day, (days.get(visit.day) ?? 0) + visit.seconds);
          }
          expect([...(end.days ?? [])].sort()).toEqual(
            [...days].map(([d, s]) => `${d}=${s}`).sort(),
          );
        },
      ),
      {
        // 1000 in the nightly run; 150 cover every kind of step many times.
        numRuns: process.env['TEST_SCOPE'] === 'full' ? 1000 : 150,
        endOnFailure: true,
        // A regression: an older position from another device overwrote a later one in the history.
        examples: [[twoDevices, -7_200_137, 1]],
      },
    );
  }, 300_000);
});
