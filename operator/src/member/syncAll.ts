import {
  applyChange,
  hasAccess,
  type Account,
  type ChangePlan,
  type Services,
  type SubscriptionChange,
} from '@gschool/admin';

import { RejectedError } from '../command/errors';
import { formatText, type Print } from '../command/print';
import { formatAccountName } from './format';
import { prepareAccountChange } from './prepareChange';

const formatEffect = (account: Account, { claims, changes }: ChangePlan, now: number): string => {
  const after = { ...account, claims: claims ?? account.claims };
  const [before, next] = [account, after].map((one) => (hasAccess(one, now) ? 'open' : 'closed'));
  return before === next
    ? changes.map(({ where, field }) => `${where} ${formatText(field)}`).join(', ')
    : `classes ${before} → ${next}`;
};

/**
 * Applies the subscriptions of every customer again, and prints a line for each account that
 * changed. An account that can't be changed does not stop the others. It can safely be run again.
 */
export const syncAll = async (
  services: Services,
  change: SubscriptionChange,
  isDryRun: boolean,
  now: number,
  print: Print,
): Promise<void> => {
  let checked = 0;
  let changed = 0;
  const rejected: string[] = [];
  for await (const uid of services.memberships.listCustomers()) {
    const account = await services.accounts.find({ uid });
    // Customers still exist after their account is deleted.
    if (account === null) continue;
    checked += 1;
    try {
      const plan = await prepareAccountChange(services, account, { uid }, change, now);
      if (plan.changes.length === 0) continue;
      if (!isDryRun) await applyChange(services, account, change, now);
      changed += 1;
      print(`${formatAccountName(account)}: ${formatEffect(account, plan, now)}`);
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      rejected.push(`${formatAccountName(account)}: ${error.message}`);
    }
  }
  print(
    isDryRun
      ? `${changed} of ${checked} accounts with a subscription would change. Dry run: nothing was written.`
      : `${changed} of ${checked} accounts with a subscription changed.`,
  );
  if (rejected.length > 0) throw new RejectedError('These accounts were not changed:', ...rejected);
};
