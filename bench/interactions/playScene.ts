import type { Page } from 'playwright-core';

import { openPage, waitForIdleSecond, type Addresses, type DemoBrowser } from './demoBrowser';
import { captureDocument, measureMinimum, type MinimumOfPress } from './minimum';
import {
  readInteractions,
  timePress,
  waitUntilPainted,
  type Press,
  type Results,
  type Sample,
} from './measure';
import type { Condition } from './recorder';

/** One timed press. */
export interface Step {
  /** The name of the row in the table. A step without a name is not timed. */
  name?: string;
  press(page: Page): Press;
  until: Condition;
}

/** Steps on one page, which is opened in a new browser profile. */
export interface Scene {
  app: 'site' | 'shop';
  path: string;
  viewport: { width: number; height: number };
  /** A selector of an element that is painted before the first press. */
  ready: string;
  /** Whether to wait until the page has been idle for a second before the first press. */
  isIdle: boolean;
  steps: readonly Step[];
}

/** Where and how to play a scene. */
export interface SceneOptions {
  browser: DemoBrowser;
  addresses: Addresses;
  /** The factor by which the CPU is slowed down. */
  slowdown: number;
  /**
   * Whether to measure the minimums of the presses too. A press right after the first paint has none:
   * capturing the document before it would delay it.
   */
  measuresMinimums: boolean;
}

/**
 * Opens the page of a scene in a new profile and times its steps. With `measuresMinimums`, it then
 * measures the minimum of each step: what the same press costs in a bare page (docs/performance.md).
 */
export async function playScene(
  { app, path, viewport, ready, isIdle, steps }: Scene,
  { browser, addresses, slowdown, measuresMinimums }: SceneOptions,
): Promise<Results> {
  const context = await browser.createProfile();
  const samples: Sample[] = [];
  const minimums: MinimumOfPress[] = [];
  let interactions: number[];
  try {
    const mark = path.includes('?') ? '&' : '?';
    const url = `${addresses[app]}${path}${mark}inspector=off`;
    const opened = await openPage(context, { url, viewport, slowdown });
    await waitUntilPainted(opened, { matches: ready });
    // In reality, the pointer is on the page before someone presses something.
    if (isIdle) await opened.page.mouse.move(viewport.width / 2, viewport.height / 2);
    for (const { name = '', press, until } of steps) {
      const measuresMinimum = measuresMinimums && isIdle && name !== '';
      if (isIdle) await waitForIdleSecond(opened.page);
      const before = measuresMinimum ? await captureDocument(opened.page) : undefined;
      // Capturing is a long task too.
      if (measuresMinimum) await waitForIdleSecond(opened.page);
      const sample = await timePress(name, opened, press(opened.page), until);
      if (name) samples.push(sample);
      if (!before) continue;
      const after = await captureDocument(opened.page);
      minimums.push({ name, url, viewport, slowdown, press, until, before, after });
    }
    interactions = await readInteractions(opened.page);
  } finally {
    await context.close();
  }
  const minimumSamples: Sample[] = [];
  for (const minimum of minimums) minimumSamples.push(await measureMinimum(browser, minimum));
  return { samples, minimums: minimumSamples, interactions };
}
