// Covers: site/shell, shop/shell
import { journeys } from './journeys';
import { expectAnswer, expectRecovery } from './outcome';
import { expect, fault as faultTest, getUrl, open, restoreAccount, test } from './test';

// Playwright turns the cache off by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const names = [
  'signing in',
  'enrolling',
  'the catalog',
  'a favorite',
  'a playlist',
  'the events',
  'editing the profile',
  'the cart',
];

for (const journey of journeys.filter(({ name }) => names.includes(name))) {
  faultTest(
    `${journey.name}: Back shows the page from the back/forward cache`,
    async ({ page }) => {
      await restoreAccount(page, journey);
      await open(page, journey);
      await journey.prepare?.(page);
      await page.evaluate(() => {
        window.addEventListener('pageshow', (event) => {
          document.documentElement.dataset['shown'] = event.persisted ? 'again' : 'new';
        });
      });
      await page.evaluate(() => location.assign('/robots.txt'));
      await expect(page).toHaveURL(/robots/);
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-shown', 'again');
      await journey.act?.(page);
      await expectAnswer(page, journey);
      await expectRecovery(page, journey, getUrl(journey));
    },
  );
}
