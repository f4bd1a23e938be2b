// Covers: studio/shell, studio/content, studio/publish, studio/members
import { installClock } from '../support/clock';
import { tokenFaults } from './inPage';
import type { Journey } from './journey';
import { expectAnswer, expectNotBlank, expectRecovery, readMessages } from './outcome';
import { studioJourneys } from './studioJourneys';
import { fault as faultTest, getUrl, open, restoreAccount } from './test';

const find = (...names: readonly string[]): Journey[] =>
  names.map((name) => studioJourneys.find((journey) => journey.name === name)!);

const acts = find(
  'giving access',
  'erasing an account',
  'undoing a change',
  'a draft',
  'several drafts',
  'deleting an entry',
  'publishing',
  'scheduling',
  'restoring a release',
  'an import',
);

/** What an administrator does while the session ends, or while the browser is offline. */
for (const journey of acts) {
  for (const fault of tokenFaults) {
    faultTest(`${journey.name}: the token expires: ${fault}`, async ({ page, backend }) => {
      await installClock(page);
      await restoreAccount(page, journey);
      await open(page, journey);
      await journey.prepare?.(page);
      const known = await readMessages(page);
      backend.start('auth token', fault);
      await page.clock.fastForward(65 * 60_000);
      // The page may have redirected to the sign-in page.
      await journey.act?.(page).catch(() => undefined);
      await expectAnswer(page, journey, known);
      backend.end();
      await expectRecovery(
        page,
        { ...journey, hasDraft: journey.typed !== undefined },
        getUrl(journey),
      );
    });
  }

  // A role is changed back by a slower act, which the test's clock would overtake.
  if (journey.name === 'undoing a change') continue;
  faultTest(`${journey.name}: no network connection`, async ({ page, context }) => {
    await installClock(page);
    await restoreAccount(page, journey);
    await open(page, journey);
    await journey.prepare?.(page);
    const known = await readMessages(page);
    await context.setOffline(true);
    await journey.act?.(page);
    await expectAnswer(page, journey, known);
    await context.setOffline(false);
    await expectRecovery(page, journey, getUrl(journey));
    await expectNotBlank(page);
  });

  // An erasure asks for the password after this time.
  if (journey.name === 'erasing an account') continue;
  faultTest(`${journey.name}: the token expires and is renewed`, async ({ page }) => {
    await installClock(page);
    await restoreAccount(page, journey);
    await open(page, journey);
    await journey.prepare?.(page);
    const known = await readMessages(page);
    await page.clock.fastForward(65 * 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await journey.act?.(page);
    await expectAnswer(page, journey, known);
    await expectRecovery(page, journey, getUrl(journey));
  });
}
