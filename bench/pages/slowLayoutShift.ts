import { chromium } from 'playwright-core';

import type { MeasuringBrowser } from './measurePage';

/** The network and the CPU that Lighthouse simulates for a phone. */
const latency = 150;
const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
const slowdown = 4;

/** The screen of the phone that Lighthouse simulates. */
const viewport = { width: 412, height: 823 };

/**
 * Loads a page over a slow network with a slow CPU and returns the sum of its layout shifts.
 * Lighthouse only simulates a slow network after the load. Its own load is so fast that even slow
 * files and data are loaded before the first paint, so the shifts that visitors see do not happen.
 */
export async function measureSlowLayoutShift(
  url: string,
  { executablePath, flags }: MeasuringBrowser,
): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: [...flags],
  });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1.75, isMobile: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as LayoutShift).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
  } finally {
    await browser.close();
  }
}

/** TypeScript's library does not contain this type yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}
