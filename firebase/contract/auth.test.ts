import { server } from './mock';
import { takeAnswers } from './wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authCases,
  makeAuthBed,
  mockService,
  outcomeOf,
  type AuthService,
} from '../../mocks/src/contract/auth';
import { AUTH_EMULATOR_IS_MISSING, startAuthEmulator, type AuthEmulator } from '../authEmulator';
import { shapesOfAnswers } from './comparable';
import { findFirebaseTools } from '../firebaseTools';

const PROJECT = 'demo-gschool';
const isMissing = findFirebaseTools() === null;

if (isMissing) {
  console.warn(`SKIPPED: the identity contract was NOT compared, ${AUTH_EMULATOR_IS_MISSING}`);
}

describe.skipIf(isMissing)('the mock and the official Auth emulator', () => {
  let emulator: AuthEmulator | null = null;
  let official: AuthService;
  const mock = mockService(server, PROJECT);

  beforeAll(async () => {
    emulator = await startAuthEmulator(PROJECT);
    if (emulator === null) throw new Error('the emulator went away');
    const { host, oobCodes } = emulator;
    official = {
      projectId: PROJECT,
      emulator: `http://${host}/`,
      async lastCode(to) {
        const mails = await oobCodes();
        return mails.findLast(({ email, newEmail }) => (newEmail ?? email) === to)?.oobCode ?? '';
      },
    };
  });
  afterAll(async () => {
    server.close();
    await emulator?.stop();
  });

  it.each(authCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    takeAnswers();
    const beds = [official, mock].map((service) => makeAuthBed(name, service));
    for (const outcome of await Promise.all(beds.map((bed) => outcomeOf(each, bed)))) {
      expect(outcome).toEqual(each.expected);
    }
    const answers = takeAnswers();
    expect(shapesOfAnswers(answers.mock)).toEqual(shapesOfAnswers(answers.official));
    await Promise.all(beds.map((bed) => bed.close()));
  });
});
