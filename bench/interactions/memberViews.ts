import { openPage, waitForIdleSecond, type Addresses, type DemoBrowser } from './demoBrowser';
import { timeNavigation, waitUntilPainted, type Sample } from './measure';
import {
  collectPlayedFiles,
  isPlaying,
  measurePlayingMinimum,
  playButton,
  player,
} from './playingMinimum';

/** The first card in the first row, which is visible without scrolling. */
const firstCard = 'main article a';

/** What a member's second visit took, and the least that it can take. */
interface MemberViews {
  samples: Sample[];
  /** By the names of the samples. */
  minimums: Sample[];
}

/**
 * Measures the second visit of a member, whose browser has cached the files and the data: the
 * catalog from the navigation to its first paint, and to the first click on a card that has an
 * effect; and a class from the navigation until it plays.
 */
export async function measureMemberViews(
  browser: DemoBrowser,
  { site }: Addresses,
  slowdown: number,
  measuresMinimums: boolean,
): Promise<MemberViews> {
  const context = await browser.createProfile();
  const catalog = `${site}/videos?inspector=off`;
  const watchPage = `${site}/videos/watch/morning-mobility-in-ten?inspector=off`;
  try {
    for (const url of [catalog, watchPage]) {
      const opened = await openPage(context, { url, slowdown: 1 });
      await waitUntilPainted(opened, { matches: url === catalog ? firstCard : player });
      await waitForIdleSecond(opened.page);
      await opened.page.close();
    }
    const opened = await openPage(context, { url: catalog, slowdown });
    const { page } = opened;
    const card = await timeNavigation('`/videos`, first card', opened, { matches: firstCard });
    await page.locator(firstCard).first().click();
    await page.waitForURL(/\/videos\/watch\//);
    const { painted, usable } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      usable: window.recorder.navigations.at(-1) ?? 0,
    }));
    await page.close();
    const options = { url: watchPage, slowdown };
    const second = await openPage(context, options);
    const getFiles = collectPlayedFiles(second);
    const name = 'class page, navigation to playing';
    const playing = timeNavigation(name, second, isPlaying);
    // Not by its role: while the page loads, that search computes the roles of all elements in the
    // page, which takes 260 ms of its main thread at 4x.
    await second.page.locator(playButton).first().click();
    const samples = [
      { name: '`/videos`, painted', value: painted },
      card,
      { name: '`/videos`, usable', value: usable },
      await playing,
    ];
    const minimums = measuresMinimums
      ? [await measurePlayingMinimum(browser, getFiles(), options, name)]
      : [];
    return { samples, minimums };
  } finally {
    await context.close();
  }
}
