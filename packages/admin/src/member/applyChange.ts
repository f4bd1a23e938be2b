import { changeRecord } from '@gschool/domain';

import { AdminError } from '../adminError';
import { getRecord, type AccountChange } from './accessChange';
import type { Account, AccountRef, Services } from './account';
import { assertChangeAllowed } from './checkChange';
import { planChange, type ChangePlan } from './plan';
import { applySubscriptions } from './subscriptionChange';
import { syncAccess } from './syncAccess';

/** Finds the account. Throws an `AdminError` if it does not exist. */
export const findAccount = async ({ accounts }: Services, ref: AccountRef): Promise<Account> => {
  const account = await accounts.find(ref.uid === undefined ? ref : { uid: ref.uid });
  if (account === null) throw new AdminError('account-not-found');
  return account;
};

/**
 * Plans a change of an account. Throws an `AdminError` if the change is not allowed.
 *
 * @param isUnverifiedAccepted see `assertChangeAllowed`
 * @param now epoch milliseconds
 */
export const prepareAccountChange = async (
  services: Services,
  account: Account,
  change: AccountChange,
  isUnverifiedAccepted: boolean,
  now: number,
): Promise<ChangePlan> => {
  const [membership, profile] = await Promise.all([
    services.memberships.read(account.uid),
    services.profiles.read(account.uid),
  ]);
  const plan = planChange(change, account, membership, profile, now);
  assertChangeAllowed(change, account, plan, isUnverifiedAccepted);
  return plan;
};

/**
 * Writes a change without an act: first the record, then the claims and the profile that result from
 * it. If it is interrupted, running it again completes it. Acts use `runAct`, which writes the log.
 */
export const applyChange = async (
  services: Services,
  account: Account,
  change: AccountChange,
  now: number,
): Promise<void> => {
  if (change.kind === 'subscriptions')
    return applySubscriptions(services, account.uid, change.plans, now);
  await services.memberships.change(account.uid, (stored) =>
    changeRecord(getRecord(account, stored), change, now),
  );
  await syncAccess(services, account.uid, now);
};
