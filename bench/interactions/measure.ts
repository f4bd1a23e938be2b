import type { Locator, Page } from 'playwright-core';

import type { OpenPage } from './demoBrowser';
import type { Condition } from './recorder';

/** CPU time of the page's main thread in ms. Other processes on the machine do not add to it. */
export interface CpuTime {
  total: number;
  /** The part of the total that was style recalculation and layout. */
  style: number;
  layout: number;
}

/** One measurement for a row of the table. The medians are computed over all rounds. */
export interface Sample {
  name: string;
  /** Milliseconds, or a number of frames. */
  value: number;
  cpu?: CpuTime | undefined;
}

/** All samples and interactions of a run. */
export interface Results {
  samples: Sample[];
  /** The least that each press, or the start of a class, can take, by the names of the samples. */
  minimums: Sample[];
  /** The slowest event of each interaction, in ms (Event Timing). */
  interactions: number[];
}

/** The CPU time that the page's main thread has used so far. */
export async function readCpuTime({ session }: OpenPage): Promise<CpuTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const find = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  return {
    total: find('TaskDuration'),
    style: find('RecalcStyleDuration'),
    layout: find('LayoutDuration'),
  };
}

/** What to press: an element with the pointer, or a key. */
export type Press = Locator | string;

/** Finds the element first, so that searching for it does not count as the page's work. */
async function preparePress(page: Page, press: Press): Promise<() => Promise<void>> {
  if (typeof press === 'string') return () => page.keyboard.press(press);
  await press.scrollIntoViewIfNeeded();
  const box = await press.boundingBox();
  if (!box) throw new Error(`Not on the page: ${press}`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses an element or a key and measures until a frame that meets the condition is painted. */
export async function timePress(
  name: string,
  opened: OpenPage,
  pressed: Press,
  condition: Condition,
): Promise<Sample> {
  const press = await preparePress(opened.page, pressed);
  const before = await readCpuTime(opened);
  await opened.page.evaluate((given) => window.recorder.watch(given), condition);
  await press();
  const { sincePress } = await opened.page.evaluate(() => window.recorder.watched);
  const after = await readCpuTime(opened);
  const cpu = {
    total: after.total - before.total,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
  return { name, value: sincePress, cpu };
}

/**
 * Measures from the start of the navigation until a frame that meets the condition is painted. The
 * browser counts the CPU time of each document separately.
 */
export async function timeNavigation(
  name: string,
  opened: OpenPage,
  condition: Condition,
): Promise<Sample> {
  await opened.page.evaluate((given) => window.recorder.watch(given), condition);
  const { sinceNavigation } = await opened.page.evaluate(() => window.recorder.watched);
  return { name, value: sinceNavigation, cpu: await readCpuTime(opened) };
}

/** Waits until a frame that meets the condition is painted. */
export async function waitUntilPainted({ page }: OpenPage, condition: Condition): Promise<void> {
  await page.evaluate((given) => window.recorder.watch(given), condition);
  await page.evaluate(() => window.recorder.watched);
}

/** The slowest event of each interaction since the page was opened. */
export async function readInteractions(page: Page): Promise<number[]> {
  // The browser reports its entries only when it is idle.
  const events = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300)));
    return window.recorder.events;
  });
  const slowest = new Map<number, number>();
  for (const { interaction, duration } of events) {
    slowest.set(interaction, Math.max(duration, slowest.get(interaction) ?? 0));
  }
  return [...slowest.values()];
}
