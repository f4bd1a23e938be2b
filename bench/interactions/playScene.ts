import type { Page } from 'playwright-core';

import { openPage, waitForIdleSecond, type Addresses, type DemoBrowser } from './demoBrowser';
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

/** Opens the page of a scene in a new profile and times its steps. */
export async function playScene(
  { app, path, viewport, ready, isIdle, steps }: Scene,
  browser: DemoBrowser,
  addresses: Addresses,
  slowdown: number,
): Promise<Results> {
  const context = await browser.createProfile();
  const samples: Sample[] = [];
  try {
    const mark = path.includes('?') ? '&' : '?';
    const url = `${addresses[app]}${path}${mark}inspector=off`;
    const opened = await openPage(context, { url, viewport, slowdown });
    await waitUntilPainted(opened, { matches: ready });
    // In reality, the pointer is on the page before someone presses something.
    if (isIdle) await opened.page.mouse.move(viewport.width / 2, viewport.height / 2);
    for (const { name = '', press, until } of steps) {
      if (isIdle) await waitForIdleSecond(opened.page);
      const sample = await timePress(name, opened, press(opened.page), until);
      if (name) samples.push(sample);
    }
    return { samples, interactions: await readInteractions(opened.page) };
  } finally {
    await context.close();
  }
}
