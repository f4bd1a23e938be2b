import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { server } from './mockServer';
import { takeResponses } from './recordResponses';
import {
  documentCases,
  createDocumentContext,
  runCase,
  type Backend,
} from '../../mocks/src/contract/documents';
import { findEmulatorJar } from '../emulatorJar';
import { getFirestoreEmulator } from '../sharedEmulators';
import { comparableResponses } from './comparable';

const PROJECT = 'demo-gschool';
const isMissing = findEmulatorJar() === null;

if (isMissing) {
  console.warn(
    'SKIPPED: the Firestore contract was NOT compared, no Firestore emulator (or no Java) was ' +
      'found. Install google-cloud-cli-firestore-emulator or set GSCHOOL_FIRESTORE_EMULATOR_JAR.',
  );
}

describe.skipIf(isMissing)('the mock and the official Firestore emulator', () => {
  let address: Backend;

  beforeAll(async () => {
    address = { projectId: PROJECT, emulator: await getFirestoreEmulator(PROJECT) };
  });
  afterAll(() => server.close());

  const shared = documentCases.filter(({ mockOnly }) => mockOnly === undefined);

  it.each(shared.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    takeResponses();
    const [official, mock] = await Promise.all(
      [address, { projectId: PROJECT }].map((at) => runCase(each, createDocumentContext(name, at))),
    );
    expect(official).toEqual(each.expected);
    expect(mock).toEqual(each.expected);
    const answers = takeResponses();
    expect(comparableResponses(answers.mock)).toEqual(comparableResponses(answers.emulator));
  });
});
