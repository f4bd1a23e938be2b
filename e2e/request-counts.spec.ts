// Covers: site/catalogue, site/watch
import type { Page } from '@playwright/test';

import { requestCounts } from '../bench/cost/requestCounts';
import { signIn } from './support/actions';
import { findUnwatchedClass, waitForStoredCatalogue } from './support/browserStorage';
import { countRequests, isPlaybackCall, type RequestCounts } from './support/countRequests';
import { expect, test } from './support/test';

/** The numbers on which `npm run bench:cost` is based. */
const { signIn: signingIn, firstVisit, warmVisit, openedClass, startedClass } = requestCounts;
const videos = '/videos?inspector=off';

/** Opens a page and waits until it sends no more requests. */
const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test(
  'a member’s visits and classes ask Firebase for a known number of documents',
  { tag: '@merge' },
  async ({ page }) => {
    await open(page, '/?inspector=off');
    const counted = countRequests(page);
    const expected: RequestCounts = { reads: 0, writes: 0, authCalls: 0 };
    const expectMore = (...steps: Partial<RequestCounts>[]): void => {
      for (const { reads = 0, authCalls = 0 } of steps) {
        expected.reads += reads;
        expected.authCalls += authCalls;
      }
      expect(counted).toEqual(expected);
    };

    await signIn(page, 'member@gschool.example', videos);
    await waitForStoredCatalogue(page);
    await open(page, videos);
    expectMore(signingIn, firstVisit, warmVisit);
    await open(page, videos);
    expectMore(warmVisit);
    // The class of the day, which the catalog shows first, is already stored.
    const id = await findUnwatchedClass(page);
    await open(page, `/videos/watch/${id}?inspector=off`);
    expectMore(warmVisit, openedClass);

    const next = page.waitForRequest((request) => isPlaybackCall(request.url()));
    await page.getByRole('button', { name: 'Play' }).first().click();
    await next;
    await page.getByRole('region', { name: /^Player/ }).press('k');
    await open(page, videos);
    expectMore(startedClass, warmVisit);
  },
);
