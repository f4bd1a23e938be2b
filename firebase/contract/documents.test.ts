import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentCases,
  makeBed,
  outcomeOf,
  type Address,
} from '../../mocks/src/contract/documents';
import { startEmulator, type Emulator } from '../emulator';
import { findEmulatorJar } from '../emulatorJar';

const shared = documentCases.filter(({ mockOnly }) => mockOnly === undefined);
const PROJECT = 'demo-gschool';
const isMissing = findEmulatorJar() === null;

if (isMissing) {
  console.warn(
    'SKIPPED: the contract of the documents was NOT compared with the official emulator, none (or no Java) was found.',
  );
}

describe.skipIf(isMissing)('the official Firestore emulator', () => {
  let emulator: Emulator | null = null;
  let address: Address;

  beforeAll(async () => {
    emulator = await startEmulator(PROJECT);
    if (emulator === null) throw new Error('the emulator went away');
    address = { projectId: PROJECT, emulator };
  });
  afterAll(() => emulator?.stop());

  it.each(shared.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    expect(await outcomeOf(each, makeBed(name, address))).toEqual(each.expected);
  });
});
