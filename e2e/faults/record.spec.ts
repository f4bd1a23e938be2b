import { expect, getUrl, open, restoreAccount, test } from './test';
import { journeys } from './journeys';
import { appendFileSync } from 'node:fs';

for (const journey of journeys) {
  test(journey.name, async ({ page, backend }) => {
    await page.clock.install();
    await restoreAccount(page, journey);
    await open(page, journey);
    await journey.prepare?.(page);
    await journey.act?.(page);
    await expect(journey.done(page)).toBeVisible();
    const s = backend.seen.size;
    await page.waitForTimeout(500);
    if (journey.saved) {
      await page.goto(getUrl(journey));
      await expect(journey.saved(page)).toBeVisible();
    }
    appendFileSync('/tmp/labels.txt', JSON.stringify([journey.name, [...backend.seen], s]) + '\n');
  });
}
