import { AdminError } from '../adminError';
import type { Services } from './account';

const RUNNING = ['active', 'trialing', 'past_due'];

/**
 * Throws an `AdminError` while a subscription runs, because Stripe would charge an erased member
 * again.
 */
export const assertNoSubscription = async (
  { memberships }: Services,
  uid: string,
): Promise<void> => {
  const { record, subscriptions } = await memberships.read(uid);
  const isRunning =
    (record?.subscription && record.subscription.status !== 'ended') ||
    subscriptions.some(({ status }) => RUNNING.includes(status));
  if (isRunning) throw new AdminError('subscription-running');
};

/**
 * Deletes an account and all data about the member (docs/product/profile.md#account-deletion). It
 * can run again at any time, and then deletes what is left.
 */
export const deleteMember = async ({ accounts, erasure }: Services, uid: string): Promise<void> => {
  if ((await accounts.find({ uid })) !== null) {
    await accounts.signOutEverywhere(uid);
    await erasure.deleteAccount(uid);
  }
  // Runs after the account is deleted, so that no new session can write the deleted data again.
  await erasure.deleteData(uid);
};
