import type { AuthCase } from './cases';
import { signInCases } from './signIn';
import { googleCases } from './google';
import { actionCodeCases } from './actionCodes';
import { accountCases } from './account';
import { sessionCases } from './session';

export { createAuthContext, type AuthContext, type AuthService } from './context';
export { mockService } from './mockService';
export { authOperations } from './operations';
export { runCase, type AuthCase } from './cases';

/** The Auth part of the contract. Tests run it both on the mock and on the emulator. */
export const authCases: readonly AuthCase[] = [
  ...signInCases,
  ...googleCases,
  ...sessionCases,
  ...actionCodeCases,
  ...accountCases,
];
