import type { Page } from 'playwright-core';

export const SCROLL_SECONDS = 12;

/**
 * Scrolls with the mouse wheel and counts the frames that took longer than 50 ms.
 *
 * @param point a point on the page inside the element that scrolls, in pixels
 */
export async function countSlowFrames(
  page: Page,
  point: { x: number; y: number },
): Promise<number> {
  await page.mouse.move(point.x, point.y);
  const counted = page.evaluate(
    (seconds) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let last = start;
        let slow = 0;
        const count = (now: number): void => {
          if (now - last > 50) slow += 1;
          last = now;
          if (now - start > seconds * 1000) resolve(slow);
          else requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
    SCROLL_SECONDS,
  );
  const end = Date.now() + SCROLL_SECONDS * 1000;
  while (Date.now() < end) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  return counted;
}
