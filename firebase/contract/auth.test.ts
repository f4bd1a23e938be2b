import { server } from './mock';
import { takeAnswers } from './wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authCases, makeAuthBed, outcomeOf, type AuthService } from '../../mocks/src/contract/auth';
import { AUTH_EMULATOR_IS_MISSING, startAuthEmulator, type AuthEmulator } from '../authEmulator';
import { findFirebaseTools } from '../firebaseTools';

const PROJECT = 'demo-gschool';
const isMissing = findFirebaseTools() === null;

if (isMissing) {
  console.warn(`SKIPPED: the identity contract was NOT compared, ${AUTH_EMULATOR_IS_MISSING}`);
}

describe.skipIf(isMissing)('the mock and the official Auth emulator', () => {
  let emulator: AuthEmulator | null = null;
  let service: AuthService;

  beforeAll(async () => {
    emulator = await startAuthEmulator(PROJECT);
    if (emulator === null) throw new Error('the emulator went away');
    const { host, oobCodes } = emulator;
    service = {
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
    const bed = makeAuthBed(name, service);
    expect(await outcomeOf(each, bed)).toEqual(each.expected);
    await bed.close();
  });
});
