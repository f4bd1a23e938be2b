import type { Page } from '@playwright/test';

const phone = 390;
const desktop = 1440;

/** The viewport widths for a journey: only the usual one, or both in `npm run test:full`. */
export const widths = (usual: 'phone' | 'desktop'): readonly number[] =>
  process.env['TEST_SCOPE'] === 'full' ? [phone, desktop] : [usual === 'phone' ? phone : desktop];

/** The viewport for a width. */
export const viewportOf = (width: number): { width: number; height: number } => ({
  width,
  height: width < 800 ? 844 : 900,
});

/** The viewport of a phone. */
export const phoneSize = viewportOf(phone);

/** How far the page scrolls sideways, in pixels. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
