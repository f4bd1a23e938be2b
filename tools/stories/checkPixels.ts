import type { Page } from 'playwright-core';

import { getAppearanceName, type Appearance } from './appearances';
import type { Finding } from './findings';

/**
 * Measures the contrast of texts on pictures, markers and gradients from screenshots, in several
 * appearances. Axe leaves such texts out, because styles do not tell what is behind them.
 */
export async function checkPixels(
  page: Page,
  appearances: readonly Appearance[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const appearance of appearances) {
    await page.evaluate((next) => window.storyChecks.showAppearance(next), appearance);
    if (!(await page.evaluate(() => window.storyChecks.startPixelCheck()))) continue;
    // Posters are drawn again in a new theme, a few in each frame.
    await page.evaluate(() => window.storyChecks.waitForImages());
    await page.waitForTimeout(250);
    const found = await measureCurrent(page);
    const name = getAppearanceName(appearance);
    findings.push(...found.map((about) => ({ check: 'pixels' as const, about, appearance: name })));
  }
  return findings;
}

/** Measures the texts of the page as it is. */
export async function measureCurrent(page: Page): Promise<string[]> {
  const region = await page.evaluate(() => window.storyChecks.startPixelCheck());
  if (!region) return [];
  const take = async (how: 'hidden' | 'marked') => {
    await page.evaluate((next) => window.storyChecks.paintTexts(next), how);
    const image = await page.screenshot({ fullPage: true, clip: region, caret: 'initial' });
    return image.toString('base64');
  };
  const hidden = await take('hidden');
  const marked = await take('marked');
  await page.evaluate(() => window.storyChecks.paintTexts('shown'));
  return page.evaluate(([where, ...images]) => window.storyChecks.measureTexts(where, ...images), [
    region,
    hidden,
    marked,
  ] as const);
}
