import { expect, type Page } from '@playwright/test';

/**
 * Opens a path in the app that the page shows, the way a link in the app does, so that no document
 * is loaded. Resolves when the new page is shown. A different tab of the same page is loaded as a
 * document, because nothing indicates when it is shown.
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  const from = new URL(page.url());
  if (new URL(path, from).pathname === from.pathname) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    // A new page moves focus, so focus is removed first.
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('#main'), path).toBeFocused();
}
