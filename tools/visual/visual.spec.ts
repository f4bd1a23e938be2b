import { expect, test as base, type Page } from '@playwright/test';

import { ensureStorybook } from '../build/artifacts';
import { defaultLook, type Look } from '../stories/appearances';
import { SUB_PATH } from '../stories/checkEachStory';
import { serveUnder } from '../stories/serveFolder';
import { openStage, type Stage } from '../stories/storyPage';
import { recordedEnvironment, recordEnvironment, whyNotComparable } from './environment';
import {
  DEFAULT_WIDTH,
  MAX_HEIGHT,
  appearancesOf,
  referenceOf,
  screenshots,
  type StoryScreenshots,
} from './screenshots';

/** The date and time of every screenshot. */
const NOW = new Date('2026-06-15T09:30:00Z');

/** Fixes the clock and the random numbers of a page. */
async function fixClockAndRandom(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    let seed = 7;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
}

interface StoryBrowser {
  stage: Stage;
  /** Why screenshots of this machine differ from the references anyway. */
  skipReason: string | undefined;
}

/** One page for all stories, over the static Storybook. */
const test = base.extend<object, { stories: StoryBrowser }>({
  stories: [
    async ({ browser }, use, { config }) => {
      const served = await serveUnder(ensureStorybook(), SUB_PATH);
      const stage = await openStage(browser, served.address);
      await fixClockAndRandom(stage.page);
      await stage.page.goto(`${served.address}iframe.html`);
      const fonts = await stage.page.evaluate(() => window.looks.fontPrint());
      const environment = { browserMajor: browser.version().split('.')[0]!, fonts };
      const isUpdate = config.updateSnapshots !== 'none';
      if (isUpdate) recordEnvironment(environment);
      const skipReason = whyNotComparable(recordedEnvironment(), environment);
      if (skipReason) console.log(`SKIPPED: visual comparisons, because ${skipReason}.`);
      await use({ stage, skipReason });
      await stage.close();
      await served.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Mounts a story, and hides what differs from run to run. `css` is added to the story. */
async function prepare(stage: Stage, { story, width }: StoryScreenshots, css = ''): Promise<void> {
  const { page } = stage;
  const { findings } = await stage.mount(story, { width: width ?? DEFAULT_WIDTH, height: 640 });
  expect(findings.filter(({ check }) => check === 'play')).toEqual([]);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: `${css} ::-webkit-scrollbar { display: none }` });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Shows the story in an appearance; the part of the page that its screenshot has. */
async function clipIn(
  { page }: Stage,
  { isWholeScreen, width = DEFAULT_WIDTH }: StoryScreenshots,
  look: Look,
) {
  await page.evaluate((chosen) => window.looks.setLook(chosen), look);
  await page.evaluate(() => window.looks.drawn());
  if (isWholeScreen) return { x: 0, y: 0, width, height: MAX_HEIGHT };
  const clip = await page.evaluate(() => window.looks.frameOfStory());
  return { ...clip, height: Math.min(clip.height, MAX_HEIGHT) };
}

for (const entry of screenshots) {
  test(entry.story, async ({ stories: { stage, skipReason } }) => {
    test.skip(skipReason !== undefined, skipReason);
    await prepare(stage, entry);
    for (const look of appearancesOf(entry)) {
      const clip = await clipIn(stage, entry, look);
      await expect.soft(stage.page).toHaveScreenshot(referenceOf(entry, look), { clip });
    }
  });
}

for (const [story, token] of [
  ['components-forms-textfield--with-error', 'radius-medium'],
  ['components-layout-card--variants', 'radius-large'],
] as const) {
  test(`notices 1 px more of --gs-${token}`, async ({ stories: { stage, skipReason } }) => {
    test.skip(skipReason !== undefined, skipReason);
    const planted = { story };
    await prepare(stage, planted);
    const value = await stage.page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      `--gs-${token}`,
    );
    expect(value).not.toBe('');
    await prepare(stage, planted, `:root:root { --gs-${token}: calc(${value} + 1px) !important }`);
    const clip = await clipIn(stage, planted, defaultLook);
    await expect(stage.page).not.toHaveScreenshot(referenceOf(planted, defaultLook), { clip });
  });
}
