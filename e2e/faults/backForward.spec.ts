// Covers: site/shell, shop/shell
import { installClock } from '../support/clock';
import { leaveAndReturn } from './freeze';
import { journeys } from './journeys';
import { expectAnswer, expectRecovery, readMessages } from './outcome';
import { fault as faultTest, getUrl, open, restoreAccount } from './test';

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
  faultTest(`${journey.name}: the page comes from the back/forward cache`, async ({ page }) => {
    await installClock(page);
    await restoreAccount(page, journey);
    await open(page, journey);
    await journey.prepare?.(page);
    const known = await readMessages(page);
    await leaveAndReturn(page);
    await journey.act?.(page);
    await expectAnswer(page, journey, known);
    await expectRecovery(page, journey, getUrl(journey));
  });
}
