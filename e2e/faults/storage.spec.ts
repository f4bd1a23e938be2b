// Covers: site/shell, shop/shell
import { journeys } from './journeys';
import { expectAnswer, expectNotBlank, expectRecovery } from './outcome';
import { clearStorage, faultStorage, storageFaults } from './storageFaults';
import { fault as faultTest, getUrl, open, restoreAccount, signInAs } from './test';

const names = [
  'signing in',
  'the catalog',
  'a class',
  'a favorite',
  'a playlist',
  'editing the profile',
  'the events',
  'adding to the cart',
  'the products',
];

for (const journey of journeys.filter(({ name }) => names.includes(name))) {
  for (const fault of storageFaults) {
    faultTest(`${journey.name}: the storage ${fault}`, async ({ page, context }) => {
      await page.clock.install();
      await restoreAccount(page, journey);
      if (fault !== 'is cleared while open') await page.addInitScript(faultStorage, fault);
      await open(page, journey);
      // Without its storage, the browser has no session.
      if (journey.account && (fault === 'throws' || fault === 'is full')) {
        await page.waitForURL(/\/auth\//);
        await signInAs(page, journey);
      }
      await journey.prepare?.(page);
      if (fault === 'is cleared while open') await page.evaluate(clearStorage);
      await journey.act?.(page);
      await expectAnswer(page, journey);
      await context.addCookies([{ name: 'faults', value: 'over', url: getUrl(journey) }]);
      // A session that could not be stored is in the memory of the page.
      const isSignedOut = journey.account !== undefined && fault === 'is full';
      await expectRecovery(page, journey, getUrl(journey), { isSignedOut });
      await expectNotBlank(page);
    });
  }
}
