import { expect, it } from 'vitest';

import { findNotices } from './notices';

const DASHES = '─'.repeat(20);
const journeys = `[1/3] e2e/auth.spec.ts:5:1 › signs in
  1) e2e/auth.spec.ts:5:1 › signs in ${DASHES}

    Error: expect(locator).toBeVisible() failed

    Locator: getByRole('main')

  2) e2e/watch.spec.ts:9:3 › plays › on a phone ${DASHES}

    Test timeout of 45000ms exceeded.

    TimeoutError: page.goto: Timeout

  2 flaky
    e2e/auth.spec.ts:5:1 › signs in ${DASHES}
    e2e/watch.spec.ts:9:3 › plays › on a phone ${DASHES}
  61 passed (5.1m)
`;

it('names each journey that passed on its second try, with its first error', () => {
  expect(findNotices(journeys)).toEqual([
    'SECOND TRY: e2e/auth.spec.ts:5:1 › signs in: Error: expect(locator).toBeVisible() failed',
    'SECOND TRY: e2e/watch.spec.ts:9:3 › plays › on a phone: Test timeout of 45000ms exceeded.',
  ]);
});

it('prints what the runners mark, and nothing of a run without second tries', () => {
  expect(findNotices('SKIPPED: no Java\nSECOND TRY: a test\n 65 passed (4m)\n')).toEqual([
    'SKIPPED: no Java',
    'SECOND TRY: a test',
  ]);
  expect(findNotices('  65 passed (4m)\n')).toEqual([]);
});
