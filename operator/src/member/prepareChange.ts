import {
  findAccount as findAnyAccount,
  prepareAccountChange as prepareAnyChange,
  type Account,
  type AccountChange,
  type AccountRef,
  type ChangePlan,
  type Services,
} from '@gschool/admin';

import { RejectedError } from '../command/errors';
import { formatText } from '../command/print';
import { toRejection } from './rejection';

/**
 * Finds the account. Throws a `RejectedError` if it does not exist, or if email and uid belong to
 * different accounts.
 */
export const findAccount = async (services: Services, ref: AccountRef): Promise<Account> => {
  const account = await findAnyAccount(services, ref).catch((error: unknown) => {
    throw toRejection(error, { ref, account: null });
  });
  if (ref.email !== undefined && account.email.toLowerCase() !== ref.email.toLowerCase()) {
    throw new RejectedError(
      `The uid ${account.uid} belongs to ${formatText(account.email)}, not to ${ref.email}.`,
    );
  }
  return account;
};

/** Plans a change of an account. Throws a `RejectedError` if the change is not allowed. */
export const prepareAccountChange = (
  services: Services,
  account: Account,
  ref: AccountRef,
  change: AccountChange,
  now: number,
): Promise<ChangePlan> =>
  prepareAnyChange(services, account, change, ref.uid !== undefined, now).catch(
    (error: unknown) => {
      throw toRejection(error, { ref, account });
    },
  );

/** Reads an account and plans a change. Throws a `RejectedError` if the change is not allowed. */
export const prepareChange = async (
  services: Services,
  ref: AccountRef,
  change: AccountChange,
  now: number,
): Promise<{ account: Account; plan: ChangePlan }> => {
  const account = await findAccount(services, ref);
  return { account, plan: await prepareAccountChange(services, account, ref, change, now) };
};
