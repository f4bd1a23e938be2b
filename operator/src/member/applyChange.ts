import { RejectedError } from '../command/errors';
import type { Account, AccountService, ProfileService, AccountRef } from './account';
import { planChange, type Plan } from './plan';
import { checkChange } from './checkChange';
import type { AccessChange } from './accessChange';

/** The two places that are changed together. */
export interface Services {
  accounts: AccountService;
  profiles: ProfileService;
}

/** Finds the account; throws a `RejectedError` where there is none, or where address and uid are of two. */
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

/** Reads an account and says what a change changes; throws the `RejectedError` of one that must not be. */
export const prepareChange = async (
  services: Services,
  ref: AccountRef,
  change: AccessChange,
  now: number,
): Promise<{ account: Account; plan: Plan }> => {
  const account = await findAccount(services, ref);
  const plan = planChange(change, account, await services.profiles.read(account.uid), now);
  checkChange(change, ref, account, plan);
  return { account, plan };
};

/** Writes a plan in its order. Broken off anywhere, the same command given again completes it. */
export const applyPlan = async (
  { accounts, profiles }: Services,
  { uid }: Account,
  plan: Plan,
): Promise<void> => {
  const token = async () => {
    if (plan.claims !== null) await accounts.setClaims(uid, plan.claims);
  };
  const profile = () => profiles.change(uid, plan.profile);
  const order = plan.first === 'profile' ? [profile, token] : [token, profile];
  for (const step of order) await step();
};
