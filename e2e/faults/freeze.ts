import type { Page } from '@playwright/test';

/** Freezes the tab, the way a browser does in the background, and resumes it 20 minutes later. */
export async function freeze(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await browser.detach();
  await page.clock.fastForward(20 * 60_000);
}

const sendTransition = (page: Page, type: 'pagehide' | 'pageshow'): Promise<boolean> =>
  page.evaluate(
    (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );

/**
 * Sends a page the events that it receives when Back restores it from the back/forward cache, and
 * freezes it in between. The browser does not use this cache while a test controls it.
 */
export async function leaveAndReturn(page: Page): Promise<void> {
  await sendTransition(page, 'pagehide');
  await freeze(page);
  await sendTransition(page, 'pageshow');
}
