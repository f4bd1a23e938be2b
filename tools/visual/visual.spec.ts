import { expect, test as base, type Page } from '@playwright/test';

import { ensureStorybookBuild } from '../build/artifacts';
import { defaultAppearance, type Appearance } from '../stories/appearances';
import { SUB_PATH } from '../stories/checkEachStory';
import { serveFolder } from '../stories/serveFolder';
import { openStoryPage, type StoryPage } from '../stories/storyPage';
import {
  DEFAULT_WIDTH,
  MAX_HEIGHT,
  getAppearances,
  getReferencePath,
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

/** All stories share one page of the static Storybook. */
const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const served = await serveFolder(ensureStorybookBuild(), SUB_PATH);
      const storyPage = await openStoryPage(browser, served.address);
      await fixClockAndRandom(storyPage.page);
      await storyPage.page.goto(`${served.address}iframe.html`);
      await use(storyPage);
      await storyPage.close();
      await served.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Mounts a story, and hides parts that differ from run to run. `css` is added to the story. */
async function mountStory(
  storyPage: StoryPage,
  { story, width }: StoryScreenshots,
  css = '',
): Promise<void> {
  const { page } = storyPage;
  const { findings } = await storyPage.mount(story, { width: width ?? DEFAULT_WIDTH, height: 640 });
  expect(findings.filter(({ check }) => check === 'play')).toEqual([]);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: `${css} ::-webkit-scrollbar { display: none }` });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Shows the story in an appearance. Returns the part of the page to capture. */
async function getClip(
  { page }: StoryPage,
  { isWholeScreen, width = DEFAULT_WIDTH }: StoryScreenshots,
  appearance: Appearance,
) {
  await page.evaluate((chosen) => window.storyChecks.showAppearance(chosen), appearance);
  await page.evaluate(() => window.storyChecks.waitForImages());
  if (isWholeScreen) return { x: 0, y: 0, width, height: MAX_HEIGHT };
  const clip = await page.evaluate(() => window.storyChecks.storyBounds());
  return { ...clip, height: Math.min(clip.height, MAX_HEIGHT) };
}

test.skip(process.platform !== 'linux', 'The references show how Linux draws letters.');

for (const entry of screenshots) {
  test(entry.story, async ({ storyPage }) => {
    await mountStory(storyPage, entry);
    for (const appearance of getAppearances(entry)) {
      const clip = await getClip(storyPage, entry, appearance);
      await expect
        .soft(storyPage.page)
        .toHaveScreenshot(getReferencePath(entry, appearance), { clip });
    }
  });
}

for (const [story, token] of [
  ['components-forms-textfield--with-error', 'radius-medium'],
  ['components-layout-card--variants', 'radius-large'],
] as const) {
  test(`notices 1 px more of --gs-${token}`, async ({ storyPage }) => {
    const planted = { story };
    await mountStory(storyPage, planted);
    const value = await storyPage.page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      `--gs-${token}`,
    );
    expect(value).not.toBe('');
    await mountStory(
      storyPage,
      planted,
      `:root:root { --gs-${token}: calc(${value} + 1px) !important }`,
    );
    const clip = await getClip(storyPage, planted, defaultAppearance);
    await expect(storyPage.page).not.toHaveScreenshot(
      getReferencePath(planted, defaultAppearance),
      {
        clip,
      },
    );
  });
}
