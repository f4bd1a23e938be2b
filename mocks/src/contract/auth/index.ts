import type { AuthCase } from './cases';
import { enter } from './enter';
import { google } from './google';
import { mails } from './mails';
import { manage } from './manage';
import { session } from './session';

export { makeAuthBed, type AuthBed, type AuthService } from './bed';
export { mockService } from './mockService';
export { authOperations } from './operations';
export { outcomeOf, type AuthCase } from './cases';

/** The identity half of the contract, for the mock and for the official emulator alike. */
export const authCases: readonly AuthCase[] = [
  ...enter,
  ...google,
  ...session,
  ...mails,
  ...manage,
];
