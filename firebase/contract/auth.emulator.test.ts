import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { server } from './mockServer';
import { takeResponses } from './recordResponses';
import {
  authCases,
  createAuthContext,
  mockService,
  runCase,
  type AuthService,
} from '../../mocks/src/contract/auth';
import { AUTH_EMULATOR_IS_MISSING } from '../authEmulator';
import { shapesOfResponses } from './comparable';
import { findFirebaseTools } from '../firebaseTools';
import { getAuthEmulator } from '../sharedEmulators';

const PROJECT = 'demo-gschool';
const isMissing = findFirebaseTools() === null;

if (isMissing) {
  console.warn(`SKIPPED: the Auth contract was NOT compared, ${AUTH_EMULATOR_IS_MISSING}`);
}

describe.skipIf(isMissing)('the mock and the official Auth emulator', () => {
  let official: AuthService;
  const mock = mockService(server, PROJECT);

  beforeAll(async () => {
    const { host, oobCodes } = await getAuthEmulator(PROJECT);
    official = {
      projectId: PROJECT,
      emulator: `http://${host}/`,
      async lastCode(to) {
        const mails = await oobCodes();
        return mails.findLast(({ email, newEmail }) => (newEmail ?? email) === to)?.oobCode ?? '';
      },
    };
  });
  afterAll(() => server.close());

  it.each(authCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    takeResponses();
    const contexts = [official, mock].map((service) => createAuthContext(name, service));
    for (const outcome of await Promise.all(contexts.map((context) => runCase(each, context)))) {
      expect(outcome).toEqual(each.expected);
    }
    const answers = takeResponses();
    expect(shapesOfResponses(answers.mock)).toEqual(shapesOfResponses(answers.emulator));
    await Promise.all(contexts.map((context) => context.close()));
  });
});
