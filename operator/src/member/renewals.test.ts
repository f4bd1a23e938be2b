import { expect, it } from 'vitest';

import { parallelDesign, sequentialDesign, simulateRenewals } from '../testing/simulateRenewals';

/** Creates random numbers that are the same in every run. */
const createRandom = () => {
  let state = 1;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};
/**
 * The same number of renewals per minute as 50,000 in an hour. `npm run bench:renewals` simulates
 * the whole hour.
 */
const burst = { members: 1_000, period: 72_000 };

it('locks out no paying member in a busy hour of renewals', async () => {
  const { lockedOut, delays, busiestSecond } = await simulateRenewals({
    ...burst,
    design: parallelDesign,
    random: createRandom(),
  });
  expect(lockedOut).toBe(0);
  expect(delays.longest).toBeLessThan(5 * 60_000);
  expect(busiestSecond).toBeLessThan(500);
});

it('finds the members that one event at a time would lock out', async () => {
  const { lockedOut } = await simulateRenewals({
    ...burst,
    design: sequentialDesign,
    random: createRandom(),
  });
  // At most 720 events can be handled in an hour, and access stays open for only an hour.
  expect(lockedOut).toBeGreaterThan(250);
});
