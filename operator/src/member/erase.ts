import { RejectedError } from '../command/errors';
import type { Print } from '../command/print';
import type { AccountRef, Services } from './account';
import { findAccount } from './applyChange';
import { formatAccountName } from './format';

/** Finds the account. Null if only its documents are left, which the uid identifies. */
const findErasable = async (services: Services, ref: AccountRef) => {
  if (ref.uid === undefined || ref.email !== undefined) return findAccount(services, ref);
  return services.accounts.find({ uid: ref.uid });
};

const assertNoSubscription = async ({ memberships }: Services, uid: string): Promise<void> => {
  const { record, subscriptions } = await memberships.read(uid);
  const runs =
    (record?.subscription && record.subscription.status !== 'ended') ||
    subscriptions.some(({ status }) => ['active', 'trialing', 'past_due'].includes(status));
  if (runs) {
    throw new RejectedError(
      'This account has a subscription. Cancel it in Stripe first, or it will be charged again.',
    );
  }
};

/**
 * Deletes an account and all data about the member (docs/product/profile.md#account-deletion). If
 * the account is already deleted, deletes the data that is left. Throws a `RejectedError` while a
 * subscription is running.
 */
export const eraseMember = async (
  services: Services,
  ref: AccountRef,
  isDryRun: boolean,
  print: Print,
): Promise<void> => {
  const account = await findErasable(services, ref);
  const uid = account?.uid ?? ref.uid ?? '';
  print(account ? formatAccountName(account) : `There is no account with the uid ${uid}.`);
  if (account) await assertNoSubscription(services, uid);
  if (isDryRun) {
    print('Dry run: nothing was deleted.');
    return;
  }
  if (account) {
    await services.accounts.signOutEverywhere(uid);
    await services.erasure.deleteAccount(uid);
    print('The account was deleted.');
  }
  // Runs after the account is deleted, so that no new session can write the deleted data again.
  const { includesPhoto } = await services.erasure.deleteData(uid);
  print('The documents of the member were deleted. Orders and payment records stay.');
  print(
    includesPhoto
      ? 'The photo was deleted, if there was one.'
      : 'Photos were NOT deleted. If members can upload them, run this command again with --uid and --bucket.',
  );
  print(
    'A device that is signed in can use its token for up to an hour, but it can create nothing any ' +
      'more. The deployed functions delete what is left after that; without them, run this command ' +
      'again in an hour with --uid.',
  );
};
