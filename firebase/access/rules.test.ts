import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startEmulator, type Emulator } from '../emulator';
import { findEmulatorJar } from '../emulatorJar';
import { nameOfCase, type RulesTarget } from './accessCase';
import { accessTable } from './accessTable';
import { readCoverage, uncovered } from './coverage';
import { connectEmulator, PROJECT } from './emulatorTarget';
import { users } from './users';
import { memberJourney } from './memberJourney';

const isMissing = findEmulatorJar() === null;

if (isMissing) {
  console.warn(
    'SKIPPED: the access rules were NOT tested, no Firestore emulator (or no Java) was found. ' +
      'Install google-cloud-cli-firestore-emulator or set GSCHOOL_FIRESTORE_EMULATOR_JAR.',
  );
}

describe.skipIf(isMissing)('firestore.rules on the official emulator', () => {
  let emulator: Emulator;
  let target: RulesTarget;

  beforeAll(async () => {
    const started = await startEmulator(PROJECT);
    if (started === null) throw new Error('The emulator is missing');
    emulator = started;
    target = await connectEmulator(emulator);
  });
  afterAll(() => emulator?.stop());

  it.each(accessTable.map((accessCase) => [nameOfCase(accessCase), accessCase] as const))(
    '%s',
    async (_, accessCase) => {
      expect(await target.isAllowed(accessCase)).toBe(accessCase.isAllowed);
    },
  );

  describe.each([
    ['with an email account', users.nia, 'email'],
    ['with a Google account', users.niaProven, 'google'],
    ['with a subscription', users.subscriber, 'email'],
  ] as const)('a member %s', (_, token, provider) => {
    // Runs the product's own repositories.
    it('is allowed every step from sign-up to account deletion', async () => {
      for (const [name, run] of memberJourney(emulator, token, provider)) {
        await expect(run(), name).resolves.not.toThrow();
      }
    });
  });

  // Must be the last test: the report covers all requests before it.
  it('makes every condition of the rules both true and false', async () => {
    const conditions = await readCoverage(emulator, PROJECT);
    expect(conditions.length).toBeGreaterThan(250);
    expect(uncovered(conditions)).toEqual([]);
    // The report has about 150 MB.
  }, 90_000);
});
