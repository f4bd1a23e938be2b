// Covers: site/shell, shop/shell, studio/shell
import { installClock } from '../support/clock';
import { journeys } from './journeys';
import { expectAnswer, expectNotBlank, expectRecovery, readNormalMessages } from './outcome';
import { clearStorage, corruptCache, faultStorage, storageFaults } from './storageFaults';
import {
  expectSignInRequest,
  fault as faultTest,
  getUrl,
  open,
  restoreAccount,
  signInAs,
} from './test';

const names = [
  'signing in',
  'the catalog',
  'a class',
  'watching',
  'a favorite',
  'a playlist',
  'editing the profile',
  'the events',
  'adding to the cart',
  'the products',
  'ordering',
  'giving access',
  'a draft',
  'an import',
];

for (const one of journeys.filter(({ name }) => names.includes(name))) {
  for (const fault of storageFaults) {
    // The address of a checkout is stored while it is typed, so clearing the storage removes it,
    // too.
    const hasDraft = one.hasDraft === true && one.name !== 'ordering';
    // The log and the releases are other pages, which need a session that is stored. The number of
    // an unfinished order is stored too, until the session ends: if both are lost while the order is
    // sent, the customer orders again, and the first order is never paid.
    const isStored = fault === 'is corrupted' || fault === 'is cleared while open';
    const isKnown = one.app !== 'studio' && fault !== 'is cleared with the session';
    const { verify, ...rest } = { ...one, hasDraft };
    const journey = verify && (isStored || isKnown) ? { ...rest, verify } : rest;
    faultTest(`${journey.name}: the storage ${fault}`, async ({ page, context }) => {
      const known = await readNormalMessages(page, journey);
      await installClock(page);
      await restoreAccount(page, journey);
      if (fault === 'is corrupted') {
        // The first visit fills the cache.
        await open(page, journey);
        await page.evaluate(corruptCache);
      }
      const isCleared =
        fault === 'is cleared while open' || fault === 'is cleared with the session';
      if (!isCleared) await page.addInitScript(faultStorage, fault);
      await open(page, journey);
      // Without its storage, the browser has no session.
      if (journey.account && (fault === 'throws' || fault === 'is full')) {
        await expectSignInRequest(page);
        await signInAs(page, journey);
      }
      await journey.prepare?.(page);
      if (isCleared) await page.evaluate(clearStorage, fault);
      const act = async (): Promise<void> => journey.act?.(page);
      // The page may have redirected to the sign-in page.
      await (fault === 'is cleared with the session' ? act().catch(() => undefined) : act());
      await expectAnswer(page, journey, known);
      await context.addCookies([{ name: 'faults', value: 'over', url: getUrl(journey) }]);
      // If the session could not be stored, it is only in the page's memory.
      const isSignedOut = fault === 'is cleared with the session' ? 'maybe' : fault === 'is full';
      await expectRecovery(page, journey, getUrl(journey), { isSignedOut });
      await expectNotBlank(page);
    });
  }
}
