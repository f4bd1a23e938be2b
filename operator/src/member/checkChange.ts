import { RejectedError } from '../command/errors';
import type { Account, AccountRef } from './account';
import type { Plan } from './plan';
import { grantsAccess, type AccessChange } from './accessChange';

/** Firebase takes no more characters of claims as JSON. */
const MAX_CLAIMS_LENGTH = 1000;

/**
 * Throws the `RejectedError` of a change that is not allowed. Only changes that grant
 * access are checked: taking access away is always safe.
 */
export const checkChange = (
  change: AccessChange,
  ref: AccountRef,
  account: Account,
  plan: Plan,
): void => {
  if (grantsAccess(change) && ref.uid === undefined && !account.isEmailVerified) {
    throw new RejectedError(
      `${account.email} is not verified. Anyone can register someone else’s address before they do, ` +
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
