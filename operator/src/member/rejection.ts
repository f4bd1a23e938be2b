import { AdminError, MAX_CLAIMS_LENGTH, type Account, type AccountRef } from '@gschool/admin';

import { RejectedError } from '../command/errors';
import { formatText } from '../command/print';

/** What an error is about. */
interface Subject {
  ref: AccountRef;
  /** Null if it was not found. */
  account: Account | null;
}

const formatMissing = (ref: AccountRef): string =>
  ref.uid === undefined
    ? `There is no account with the email ${ref.email ?? ''}. ` +
      'The member has to create one first; then run this command again.'
    : `There is no account with the uid ${ref.uid}.`;

const formatCode = ({ body }: AdminError, { ref, account }: Subject): string => {
  switch (body.code) {
    case 'account-not-found':
      return formatMissing(ref);
    case 'email-not-verified':
      return (
        `${formatText(account?.email)} is not verified. Anyone can register someone else’s address before they do, ` +
        'and would get this access. Ask the member to open the verification email. If you know ' +
        `that this account is theirs, add --uid ${account?.uid}`
      );
    case 'email-missing':
      return 'This account has no email address, and it needs one.';
    case 'claims-too-long':
      return `The claims would be longer than the ${MAX_CLAIMS_LENGTH} characters that Firebase allows.`;
    case 'subscription-running':
      return 'This account has a subscription. Cancel it in Stripe first, or it will be charged again.';
    default:
      return `The change was refused: ${body.code}.`;
  }
};

/** Words the error of an act about a member. Other errors stay the same. */
export const toRejection = (error: unknown, subject: Subject): unknown =>
  error instanceof AdminError ? new RejectedError(formatCode(error, subject)) : error;
