import { RejectedError } from '../command/errors';
import { formatText } from '../command/print';
import type { Account, AccountRef } from './account';
import type { ChangePlan } from './plan';
import { grantsAccess, type AccountChange } from './accessChange';

/** The maximum length that Firebase allows for claims as JSON. */
const MAX_CLAIMS_LENGTH = 1000;

/**
 * Throws a `RejectedError` if a change is not allowed. Only changes that give access are checked,
 * because removing access is always safe.
 */
export const assertChangeAllowed = (
  change: AccountChange,
  ref: AccountRef,
  account: Account,
  plan: ChangePlan,
): void => {
  if (grantsAccess(change) && ref.uid === undefined && !account.isEmailVerified) {
    throw new RejectedError(
      `${formatText(account.email)} is not verified. Anyone can register someone else’s address before they do, ` +
        'and would get this access. Ask the member to open the verification email. If you know ' +
        `that this account is theirs, add --uid ${account.uid}`,
    );
  }
  if (grantsAccess(change) && account.email === '') {
    throw new RejectedError('This account has no email address, and it needs one.');
  }
  if (JSON.stringify(plan.claims ?? {}).length > MAX_CLAIMS_LENGTH) {
    throw new RejectedError(
      `The claims would be longer than the ${MAX_CLAIMS_LENGTH} characters that Firebase allows.`,
    );
  }
};
