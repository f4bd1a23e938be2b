import type { Print } from '../command/print';
import type { AccountChange } from './accessChange';
import type { Services } from './account';
import { applyChange, findAccount, prepareChange } from './applyChange';
import type { MemberRequest } from './commands';
import { eraseMember } from './erase';
import { formatAccount, formatChanges, formatAccountName } from './format';
import { syncAll } from './syncAll';

const formatEffect = (change: AccountChange, isSignedOut: boolean): string => {
  if (isSignedOut) {
    return 'All sessions were signed out. It takes effect at the next sign-in. A token that is already in use stays valid for up to an hour.';
  }
  return change.kind === 'grant'
    ? 'It takes effect with the member’s next token: when they return to the page, at the next sign-in, or within an hour at the latest.'
    : 'It takes effect with the member’s next token: when they return to the page, or within an hour at the latest. With --sign-out-everywhere, no session can renew its token.';
};

/** Runs a request and prints the result. */
export const runMember = async (
  services: Services,
  { account: ref, change, isDryRun, signsOutEverywhere }: MemberRequest,
  now: number,
  print: Print,
): Promise<void> => {
  if (change === null) {
    const account = await findAccount(services, ref);
    const [membership, profile] = await Promise.all([
      services.memberships.read(account.uid),
      services.profiles.read(account.uid),
    ]);
    print(...formatAccount({ account, membership, profile }, now));
    return;
  }
  if (change.kind === 'subscriptionsOfAll')
    return syncAll(services, { ...change, kind: 'subscriptions' }, isDryRun, now, print);
  if (change.kind === 'erase') return eraseMember(services, ref, isDryRun, print);
  const { account, plan } = await prepareChange(services, ref, change, now);
  print(formatAccountName(account));
  if (account.isDisabled)
    print('This account is disabled: it can’t sign in, whatever you give it.');
  if (plan.changes.length > 0) print(...formatChanges(plan.changes));
  if (isDryRun) {
    if (signsOutEverywhere) print('  all sessions would be signed out');
    print(
      plan.changes.length > 0 ? 'Dry run: nothing was written.' : 'Dry run: nothing would change.',
    );
    return;
  }
  await applyChange(services, account, change, now);
  if (signsOutEverywhere) await services.accounts.signOutEverywhere(account.uid);
  const isChanged = plan.changes.length > 0 || signsOutEverywhere;
  print(
    isChanged
      ? `Done. ${formatEffect(change, signsOutEverywhere)}`
      : 'Nothing to do: it’s already set.',
  );
};
