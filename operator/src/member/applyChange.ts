import { RejectedError } from '../command/errors';
import type { Account, AccountService, ProfileService, AccountRef } from './account';
import { planChange, type ChangePlan } from './plan';
import { assertChangeAllowed } from './checkChange';
import type { AccessChange } from './accessChange';

/** The services for accounts and for profiles, which a change writes together. */
export interface Services {
  accounts: AccountService;
  profiles: ProfileService;
}

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
      `The uid ${account.uid} belongs to ${account.email}, not to ${ref.email}.`,
    );
  }
  return account;
};

/** Reads an account and plans a change. Throws a `RejectedError` if the change is not allowed. */
export const prepareChange = async (
  services: Services,
  ref: AccountRef,
  change: AccessChange,
  now: number,
): Promise<{ account: Account; plan: ChangePlan }> => {
  const account = await findAccount(services, ref);
  const plan = planChange(change, account, await services.profiles.read(account.uid), now);
  assertChangeAllowed(change, ref, account, plan);
  return { account, plan };
};

/** Writes a plan in its order. If it is interrupted, the same command completes it. */
export const applyPlan = async (
  { accounts, profiles }: Services,
  { uid }: Account,
  plan: ChangePlan,
): Promise<void> => {
  const setClaims = async () => {
    if (plan.claims !== null) await accounts.setClaims(uid, plan.claims);
  };
  const changeProfile = () => profiles.change(uid, plan.profile);
  const order = plan.first === 'profile' ? [changeProfile, setClaims] : [setClaims, changeProfile];
  for (const step of order) await step();
};
