import { AdminError } from '../adminError';
import type { Account } from './account';
import type { ChangePlan } from './plan';
import { grantsAccess, type AccountChange } from './accessChange';

/** The maximum length that Firebase allows for claims as JSON. */
export const MAX_CLAIMS_LENGTH = 1000;

/**
 * Throws an `AdminError` if a change is not allowed. Only changes that give access are checked,
 * because removing access is always safe.
 *
 * @param isUnverifiedAccepted whether the caller knows that the account is the member's, even if its
 *   email is not verified
 */
export const assertChangeAllowed = (
  change: AccountChange,
  account: Account,
  plan: ChangePlan,
  isUnverifiedAccepted: boolean,
): void => {
  if (grantsAccess(change) && !isUnverifiedAccepted && !account.isEmailVerified)
    throw new AdminError('email-not-verified');
  if (grantsAccess(change) && account.email === '') throw new AdminError('email-missing');
  if (JSON.stringify(plan.claims ?? {}).length > MAX_CLAIMS_LENGTH)
    throw new AdminError('claims-too-long');
};
