import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { defaultLook } from '../stories/appearances';
import { readIndex } from '../stories/storyIndex';
import { compare } from './compare';
import { launchOffline, SUB_PATH } from '../stories/checkEachStory';
import { photograph, standStill } from './photograph';
import { serveUnder, type Served } from '../stories/serveFolder';
import { shots } from './screenshots';
import { openStage, type Stage } from '../stories/storyPage';
import { ensureStorybook } from '../build/artifacts';

let served: Served;
let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  served = await serveUnder(ensureStorybook(), SUB_PATH);
  ({ browser } = await launchOffline());
  stage = await openStage(browser, served.address);
  await standStill(stage.page);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

it('knows every story of its table', () => {
  const known = readIndex(ensureStorybook()).map(({ id }) => id);
  expect(shots.map(({ story }) => story).filter((story) => !known.includes(story))).toEqual([]);
  expect(new Set(shots.map(({ story }) => story)).size).toBe(shots.length);
});

it.each([
  ['components-forms-textfield--filled', 'radius-medium'],
  ['components-layout-card--variants', 'radius-large'],
])('%s with 1 px more of --gs-%s is another picture', async (story, token) => {
  const shot = { story };
  const take = async (css = '') => (await photograph(stage, shot, css, [defaultLook]))[0]!;
  const plain = await take();
  const value = await stage.page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    `--gs-${token}`,
  );
  expect(value).not.toBe('');
  expect(compare(plain, await take()).about).toBe('');

  const planted = await take(`:root:root { --gs-${token}: calc(${value} + 1px) !important }`);
  expect(compare(plain, planted)).toMatchObject({ isSame: false, diff: expect.any(Buffer) });
});
