import type { Browser, CDPSession, Page } from 'playwright-core';

import type { Result } from '../inPage/window';
import { openScreen } from './openScreen';

/** The measured values of one visit, by the name of the measure. */
export type Sample = Record<string, number>;

const titles = (count: number) => ({ selector: 'main h3', count });
const dialogs = (count: number) => ({ selector: '[role=dialog], dialog[open]', count });

/** A button of the header. */
interface Button {
  label: string;
  /** The result that the press shows. If absent, the next frame counts. */
  shows?: Result;
}

/** An open screen. */
interface Screen {
  page: Page;
  session: CDPSession;
  /** The selector of a visible toast. */
  toast: string;
}

/**
 * The milliseconds of main thread work since the page was opened, and the size of the heap in
 * bytes.
 */
async function readMetrics({ session }: Screen) {
  const { metrics } = await session.send('Performance.getMetrics');
  const get = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    task: get('TaskDuration') * 1000,
    style: get('RecalcStyleDuration') * 1000,
    heap: get('JSHeapUsedSize'),
  };
}

/**
 * The size of the heap in bytes after garbage collection. A second collection removes objects that
 * the first one made unreachable.
 */
async function readHeap(screen: Screen): Promise<number> {
  await screen.session.send('HeapProfiler.collectGarbage');
  await screen.session.send('HeapProfiler.collectGarbage');
  return (await readMetrics(screen)).heap;
}

/**
 * The milliseconds from the press until its result is painted, and the milliseconds of main thread
 * work.
 */
interface Measured {
  painted: number;
  task: number;
  style: number;
  styleUntilStill: number;
}

/**
 * Presses a button and measures the page until the result is painted, and until nothing changes
 * anymore.
 */
async function press(screen: Screen, { label, shows }: Button): Promise<Measured> {
  const { page, session } = screen;
  await page.evaluate(() => window.inPage.waitUntilStill());
  // A garbage collection during the measurement would distort it.
  await session.send('HeapProfiler.collectGarbage');
  const before = await readMetrics(screen);
  const painted = await page.evaluate(([text, result]) => window.inPage.press(text, result), [
    label,
    shows ?? null,
  ] as const);
  const shown = await readMetrics(screen);
  await page.evaluate(() => window.inPage.waitUntilStill());
  const still = await readMetrics(screen);
  return {
    painted,
    task: shown.task - before.task,
    style: shown.style - before.style,
    styleUntilStill: still.style - before.style,
  };
}

/**
 * Presses buttons several times, in turn. Returns the smallest of each value for the first button,
 * because other programs on the machine can only increase it.
 */
async function pressRepeatedly(
  screen: Screen,
  times: number,
  button: Button,
  restore?: Button,
): Promise<Measured> {
  const results: Measured[] = [];
  for (let time = 0; time < times; time += 1) {
    results.push(await press(screen, button));
    if (restore) await press(screen, restore);
  }
  const getLeast = (key: keyof Measured) => Math.min(...results.map((result) => result[key]));
  return {
    painted: getLeast('painted'),
    task: getLeast('task'),
    style: getLeast('style'),
    styleUntilStill: getLeast('styleUntilStill'),
  };
}

async function measureSwitches(screen: Screen, suffix: string): Promise<Sample> {
  const sample: Sample = {};
  for (const [name, label, times] of [
    ['scheme switch', 'Light or dark', 6],
    ['theme switch', 'Next theme', 5],
  ] as const) {
    const values = await pressRepeatedly(screen, times, { label });
    sample[`${name}${suffix}: style work`] = values.style;
    sample[`${name}${suffix}: style work until still`] = values.styleUntilStill;
    sample[`${name}${suffix}: main thread`] = values.task;
    sample[`${name}${suffix}: painted`] = values.painted;
  }
  return sample;
}

async function measureDialog(screen: Screen): Promise<Sample> {
  const openings: Measured[] = [];
  for (let time = 0; time < 5; time += 1) {
    openings.push(await press(screen, { label: 'Dialog', shows: dialogs(1) }));
    await screen.page.keyboard.press('Escape');
    await screen.page.waitForFunction(
      ({ selector, count }) => document.querySelectorAll(selector).length === count,
      dialogs(0),
    );
  }
  const [first, ...later] = openings;
  return {
    'dialog, first opening: main thread': first!.task,
    'dialog, first opening: painted': first!.painted,
    'dialog, later: main thread': Math.min(...later.map(({ task }) => task)),
    'dialog, later: painted': Math.min(...later.map(({ painted }) => painted)),
  };
}

const noCards: Button = { label: 'No cards', shows: titles(0) };

/** Mounts cards for the first time and then repeatedly. Removes all of them at the end. */
async function measureCards(screen: Screen, label: string, count: number, times: number) {
  const button = { label, shows: titles(count) };
  const first = await press(screen, button);
  // The first video cards load the code that draws or decodes pictures.
  await screen.page.waitForLoadState('networkidle');
  await press(screen, noCards);
  const later = await pressRepeatedly(screen, times, button, noCards);
  return {
    [`${label}, first: painted`]: first.painted,
    [`${label}: main thread`]: later.task,
    [`${label}: painted`]: later.painted,
  };
}

/** A visit of the whole screen: from its first cards to 2,000 videos. */
async function measureScreen(screen: Screen): Promise<Sample> {
  const { page } = screen;
  const sample: Sample = await measureCards(screen, '200 cards', 200, 5);
  await press(screen, { label: '200 cards', shows: titles(200) });
  sample['heap at 200'] = await readHeap(screen);
  Object.assign(sample, await measureDialog(screen));
  await press(screen, noCards);
  Object.assign(sample, await measureCards(screen, '2,000 cards', 2000, 2));
  await press(screen, { label: '2,000 cards', shows: titles(2000) });
  sample['heap at 2,000'] = await readHeap(screen);
  Object.assign(sample, await measureSwitches(screen, ''));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  Object.assign(sample, await measureSwitches(screen, ', reduced motion'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(screen, noCards);
  return Object.assign(sample, await measureCards(screen, '2,000 videos', 2000, 2));
}

/** Creates a visit that measures toasts, `count` of which are visible. */
const measureToasts =
  (count: number) =>
  async (screen: Screen): Promise<Sample> => {
    await press(screen, { label: '200 cards', shows: titles(200) });
    const shows = { selector: screen.toast, count };
    const { task, painted } = await press(screen, { label: '30 toasts', shows });
    const name = `30 toasts, ${count} visible`;
    return { [`${name}: main thread`]: task, [`${name}: painted`]: painted };
  };

/** Measures an implementation once, in new pages. `toast` is the selector of a visible toast. */
export async function visit(browser: Browser, address: string, toast: string): Promise<Sample> {
  const sample: Sample = {};
  for (const { url, measure } of [
    { url: address, measure: measureScreen },
    { url: `${address}?toasts=3`, measure: measureToasts(3) },
    { url: `${address}?toasts=30`, measure: measureToasts(30) },
  ]) {
    const { context, page } = await openScreen(browser, url, ['press']);
    const session = await context.newCDPSession(page);
    // Uses the thread's processor time, which other programs on the machine do not affect.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    Object.assign(sample, await measure({ page, session, toast }));
    await context.close();
  }
  return sample;
}
