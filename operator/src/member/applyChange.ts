import { changeRecord } from '@gschool/domain';

import { RejectedError } from '../command/errors';
import { formatText } from '../command/print';
import { getRecord, type AccountChange } from './accessChange';
import type { Account, AccountRef, Services } from './account';
import { assertChangeAllowed } from './checkChange';
import { planChange, type ChangePlan } from './plan';
import { applySubscriptions } from './subscriptionChange';
import { syncAccess } from './syncAccess';

/**
 * Finds the account. Throws a `RejectedError` if it does not exist, or if email and uid belong to
 * different accounts.
 */
export const findAccount = async ({ accounts }: Services, ref: AccountRef): Promise<Account> => {
  const account = await accounts.find(ref.uid === undefined ? ref : { uid: ref.uid });
  if (account === null) {
    throw new RejectedError(
      ref.uid === undefined
        ? `There is no account with the email ${ref.email ?? ''}. ` +
            'The member has to create one first; then run this command again.'
        : `There is no account with the uid ${ref.uid}.`,
    );
  }
  if (ref.email !== undefined && account.email.toLowerCase() !== ref.email.toLowerCase()) {
    throw new RejectedError(
      `The uid ${account.uid} belongs to ${formatText(account.email)}, not to ${ref.email}.`,
    );
  }
  return account;
};

/** Plans a change of an account. Throws a `RejectedError` if the change is not allowed. */
export const prepareAccountChange = async (
  services: Services,
  account: Account,
  ref: AccountRef,
  change: AccountChange,
  now: number,
): Promise<{ account: Account; plan: ChangePlan }> => {
  const [membership, profile] = await Promise.all([
    services.memberships.read(account.uid),
    services.profiles.read(account.uid),
  ]);
  const plan = planChange(change, account, membership, profile, now);
  assertChangeAllowed(change, ref, account, plan);
  return { account, plan };
};

/** Reads an account and plans a change. Throws a `RejectedError` if the change is not allowed. */
export const prepareChange = async (
  services: Services,
  ref: AccountRef,
  change: AccountChange,
  now: number,
): Promise<{ account: Account; plan: ChangePlan }> =>
  prepareAccountChange(services, await findAccount(services, ref), ref, change, now);

/**
 * Writes a change: first the record, then the claims and the profile that result from it. If it is
 * interrupted, running the same command again completes it.
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
