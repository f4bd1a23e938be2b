import { Refusal } from '../command/outcome';
import type { Account, Who } from './account';
import type { Plan } from './plan';
import { gives, type Wish } from './wish';

/** Firebase takes no more characters of claims as JSON. */
const LONGEST_CLAIMS = 1000;

/**
 * Throws the `Refusal` of a wish that must not come true. Only what gives
 * something away is refused: taking access from an address harms nobody.
 */
export const refuse = (wish: Wish, who: Who, account: Account, plan: Plan): void => {
  if (gives(wish) && who.uid === undefined && !account.isEmailVerified) {
    throw new Refusal(
      `${account.email} is not verified. Anyone can register someone else’s address before they do, ` +
        'and would get this access. Ask the member to open the verification email. If you know ' +
        `that this account is theirs, add --uid ${account.uid}`,
    );
  }
  if (gives(wish) && account.email === '') {
    throw new Refusal('This account has no email address, and it needs one.');
  }
  if (JSON.stringify(plan.claims ?? {}).length > LONGEST_CLAIMS) {
    throw new Refusal(
      `The claims would be longer than the ${LONGEST_CLAIMS} characters that Firebase allows.`,
    );
  }
};
