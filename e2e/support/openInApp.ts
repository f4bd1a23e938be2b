import { expect, type Page } from '@playwright/test';

/**
 * Opens a path in the app that the page shows, as a link of the app does: no document is loaded.
 * Resolves when the new page, or the other tab of the same page, is shown.
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  const from = new URL(page.url());
  const isSamePage = new URL(path, from).pathname === from.pathname;
  const tab = page.getByRole('tab', { selected: true });
  const tabBefore = isSamePage ? await tab.innerText() : '';
  await page.evaluate((to) => {
    // A new page takes the focus.
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (isSamePage) await expect(tab, path).not.toHaveText(tabBefore);
  else await expect(page.locator('#main'), path).toBeFocused();
}
