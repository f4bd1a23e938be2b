import { countSlowFrames, SCROLL_SECONDS } from '../shared/countSlowFrames';
import {
  fillSignInForm,
  openPage,
  signInButton,
  waitForIdleSecond,
  type Addresses,
  type DemoBrowser,
  type OpenPage,
} from './demoBrowser';
import { timeNavigation, timePress, waitUntilPainted, type Sample } from './measure';

const firstCard = '#all article';

/** Signs in on a new profile and measures the time from the press to the first card. */
async function timeSignIn(name: string, browser: DemoBrowser, url: string): Promise<Sample> {
  const context = await browser.createVisitorProfile();
  try {
    const opened = await openPage(context, { url, slowdown: 1 });
    await fillSignInForm(opened.page);
    await waitForIdleSecond(opened.page);
    const button = signInButton(opened.page);
    return await timePress(name, opened, button, { visible: 'main article' });
  } finally {
    await context.close();
  }
}

/** Counts the slow frames while the list scrolls. */
async function countFramesOfList({ page }: OpenPage): Promise<number> {
  await page.locator('#all').scrollIntoViewIfNeeded();
  await page.mouse.move(900, 500);
  await waitForIdleSecond(page);
  return countSlowFrames(page, { x: 900, y: 500 });
}

/** Measures a key in the search, a facet, and scrolling, on a page with 10,000 classes. */
async function measureList(opened: OpenPage, suffix: string): Promise<Sample[]> {
  const { page } = opened;
  const list = '[role=dialog][data-state=open] [role=listbox]';
  await waitForIdleSecond(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.locator('[role=dialog] [role=combobox]').waitFor();
  await page.keyboard.press('m');
  await page.locator(`${list} mark`).first().waitFor();
  await waitForIdleSecond(page);
  const key = await timePress(`key in search ${suffix}`, opened, 'o', { changed: list });
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
  await waitForIdleSecond(page);
  const yoga = page.getByRole('checkbox', { name: /^Yoga \(/ });
  const facet = await timePress(`facet Yoga ${suffix}`, opened, yoga, {
    matches: '#all button[aria-label="Remove Yoga"]',
  });
  await page.getByRole('button', { name: 'Remove Yoga' }).click();
  const scrolling = `frames over 50 ms in ${SCROLL_SECONDS} s of scrolling ${suffix}`;
  return [key, facet, { name: scrolling, value: await countFramesOfList(opened) }];
}

/** Times a visit with cached data on a page that is already open. */
async function measureWarmStart(opened: OpenPage): Promise<Sample[]> {
  const { page } = opened;
  await waitForIdleSecond(page);
  await page.reload({ waitUntil: 'commit' });
  const name = 'warm start to first card at 1x';
  const start = await timeNavigation(name, opened, { matches: firstCard });
  await waitForIdleSecond(page);
  const longest = await page.evaluate(() => Math.max(0, ...window.recorder.longTasks));
  return [start, { name: 'longest task of a warm start at 1x', value: longest }];
}

/** Times the catalog with 10,000 classes: signing in, a cold start, a warm start, and the list. */
export async function measureManyClasses(
  browser: DemoBrowser,
  { site }: Addresses,
  slowdown: number,
): Promise<Sample[]> {
  const usual = `${site}/videos?inspector=off`;
  const many = `${usual}&scenario=many`;
  const samples = [
    await timeSignIn('sign-in to first card at 1x, default', browser, usual),
    await timeSignIn('sign-in to first card at 1x', browser, many),
  ];
  const context = await browser.createProfile();
  try {
    const first = await openPage(context, { url: many, slowdown: 1 });
    const start = 'cold start to first card at 1x';
    samples.push(await timeNavigation(start, first, { matches: firstCard }));
    samples.push(...(await measureWarmStart(first)));
    samples.push(...(await measureList(first, 'at 1x')));
    await first.page.close();
    const slow = await openPage(context, { url: many, slowdown });
    await waitUntilPainted(slow, { matches: firstCard });
    samples.push(...(await measureList(slow, `at ${slowdown}x`)));
    return samples;
  } finally {
    await context.close();
  }
}
