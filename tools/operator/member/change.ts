import { Refusal } from '../command/outcome';
import type { Account, AccountService, ProfileService, Who } from './account';
import { planWish, type Plan } from './plan';
import { refuse } from './refusals';
import type { Wish } from './wish';

/** The two places that are changed together. */
export interface Services {
  accounts: AccountService;
  profiles: ProfileService;
}

/** Finds the account; throws a `Refusal` where there is none, or where address and uid are of two. */
export const findAccount = async ({ accounts }: Services, who: Who): Promise<Account> => {
  const account = await accounts.find(who.uid === undefined ? who : { uid: who.uid });
  if (account === null) {
    throw new Refusal(
      who.uid === undefined
        ? `There is no account with the email ${who.email ?? ''}. ` +
            'The member has to create one first; then run this command again.'
        : `There is no account with the uid ${who.uid}.`,
    );
  }
  if (who.email !== undefined && account.email.toLowerCase() !== who.email.toLowerCase()) {
    throw new Refusal(`The uid ${account.uid} belongs to ${account.email}, not to ${who.email}.`);
  }
  return account;
};

/** Reads an account and says what a wish changes; throws the `Refusal` of one that must not be. */
export const prepare = async (
  services: Services,
  who: Who,
  wish: Wish,
  now: number,
): Promise<{ account: Account; plan: Plan }> => {
  const account = await findAccount(services, who);
  const plan = planWish(wish, account, await services.profiles.read(account.uid), now);
  refuse(wish, who, account, plan);
  return { account, plan };
};

/** Writes a plan in its order. Broken off anywhere, the same command given again completes it. */
export const apply = async (
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
