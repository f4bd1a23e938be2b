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
      `${account.email} is not verified. Anyone can register somebody else's address before they ` +
        'do, and would get what is given to it. Ask the member to open the verification mail, or, ' +
        `if you know that this account is theirs, name it: --uid ${account.uid}`,
    );
  }
  if (gives(wish) && account.email === '') {
    throw new Refusal('This account has no e-mail address, and the product needs one.');
  }
  if (JSON.stringify(plan.claims ?? {}).length > LONGEST_CLAIMS) {
    throw new Refusal(`The claims would be longer than the ${LONGEST_CLAIMS} characters allowed.`);
  }
};
