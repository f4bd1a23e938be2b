import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator } from '../emulator';
import { findEmulatorJar } from '../emulatorJar';
import { caseName } from './accessCase';
import { accessTable } from './accessTable';
import { readCoverage, uncovered } from './coverage';
import type { Door } from './door';
import { openEmulator, PROJECT } from './emulatorDoor';
import { people } from './people';
import { lifeOf } from './productWrites';

const isMissing = findEmulatorJar() === null;

if (isMissing) {
  console.warn(
    'SKIPPED: the access rules were NOT tested, no Firestore emulator (or no Java) was found. ' +
      'Install google-cloud-cli-firestore-emulator or set GSCHOOL_FIRESTORE_EMULATOR_JAR.',
  );
}

describe.skipIf(isMissing)('firestore.rules on the official emulator', () => {
  let emulator: Emulator;
  let door: Door;

  beforeAll(async () => {
    const started = await startEmulator(PROJECT);
    if (started === null) throw new Error('the emulator went away');
    emulator = started;
    door = await openEmulator(emulator);
  });
  afterAll(() => emulator?.stop());

  it.each(accessTable.map((attempt) => [caseName(attempt), attempt] as const))(
    '%s',
    async (_, attempt) => {
      expect(await door.isAllowed(attempt)).toBe(attempt.isAllowed);
    },
  );

  describe.each([
    ['by e-mail', people.nia, 'email'],
    ['through Google, e-mail proven', people.niaProven, 'google'],
    ['with a membership', people.subscriber, 'email'],
  ] as const)('a member %s', (_, token, provider) => {
    // What the product itself writes and reads, through its own repositories.
    it('lives with the rules from joining to leaving', async () => {
      for (const [name, live] of lifeOf(emulator, token, provider)) {
        await expect(live(), name).resolves.not.toThrow();
      }
    });
  });

  // Last, since it reports on all of the above.
  it('saw every condition of the rules both true and false', async () => {
    const conditions = await readCoverage(emulator, PROJECT);
    expect(conditions.length).toBeGreaterThan(250);
    expect(uncovered(conditions)).toEqual([]);
    // The report carries every value that was seen: 150 MB.
  }, 90_000);
});
