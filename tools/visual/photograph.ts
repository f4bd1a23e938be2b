import type { Page } from 'playwright-core';

import type { Look } from '../stories/appearances';
import { shrink } from './compare';
import { DEFAULT_WIDTH, looksOf, MOST_HEIGHT, type Shot } from './screenshots';
import type { Stage } from '../stories/storyPage';

/** A morning on which nothing else happens; every clock stands on it. */
const NOW = new Date('2026-06-15T09:30:00Z');

/** What stands still in pictures: clocks, dice and the caret. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    let seed = 7;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
}

/**
 * Photographs a story in its looks, mounted once. `css` is laid over the story:
 * that is how a test plants a change.
 *
 * @returns a PNG for each look, in their order
 */
export async function photograph(
  stage: Stage,
  shot: Shot,
  css = '',
  looks: readonly Look[] = looksOf(shot),
): Promise<Buffer[]> {
  const { page } = stage;
  const size = { width: shot.width ?? DEFAULT_WIDTH, height: 640 };
  const { findings } = await stage.mount(shot.story, size);
  const broken = findings.find(({ check }) => check === 'play');
  if (broken) throw new Error(`${shot.story}: ${broken.about}`);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: `${css} ::-webkit-scrollbar { display: none }` });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const pictures: Buffer[] = [];
  for (const look of looks) {
    await page.evaluate((l) => window.looks.setLook(l), look);
    await page.evaluate(() => window.looks.drawn());
    const clip = await page.evaluate(() => window.looks.frameOfStory());
    const whole = { x: 0, y: 0, width: size.width, height: MOST_HEIGHT };
    const png = await page.screenshot({
      clip: shot.isScreen ? whole : { ...clip, height: Math.min(clip.height, MOST_HEIGHT) },
      animations: 'disabled',
      caret: 'hide',
    });
    pictures.push(shrink(png));
  }
  return pictures;
}
