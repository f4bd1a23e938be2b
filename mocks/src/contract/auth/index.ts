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

/** The identity half of the contract, for the mock and for the official emulator alike. */
export const authCases: readonly AuthCase[] = [
  ...signInCases,
  ...googleCases,
  ...sessionCases,
  ...actionCodeCases,
  ...accountCases,
];
