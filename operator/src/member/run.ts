import {
  applyChange,
  runMemberAct,
  type Account,
  type AccountChange,
  type MemberActRequest,
  type MemberServices,
} from '@gschool/admin';
import type { AccessChange } from '@gschool/domain';

import type { Print } from '../command/print';
import type { MemberRequest } from './commands';
import { eraseMember } from './erase';
import { formatAccount, formatChanges, formatAccountName } from './format';
import { findAccount, prepareChange } from './prepareChange';
import { toRejection } from './rejection';
import { syncAll } from './syncAll';

/** The act of a change, as the log stores it. */
const toActRequest = (uid: string, change: AccessChange): MemberActRequest => {
  const id = crypto.randomUUID();
  switch (change.kind) {
    case 'grant': {
      const { plan, expiresAt } = change;
      const args = { uid, expiresAt, ...(plan !== undefined && { plan }) };
      return { id, kind: 'member.grant', args };
    }
    case 'role':
      return { id, kind: 'member.role', args: { uid, role: change.role } };
    default:
      return { id, kind: `member.${change.kind}`, args: { uid } };
  }
};

/**
 * Writes a change with its act. There is no act for Stripe's subscriptions, because the functions
 * apply them, too.
 */
const writeChange = async (
  services: MemberServices,
  account: Account,
  change: AccountChange,
  now: number,
): Promise<void> => {
  if (change.kind === 'subscriptions') return applyChange(services, account, change, now);
  // `prepareChange` has checked that the account is known for certain.
  const context = { by: 'command', now, isUnverifiedAccepted: true };
  await runMemberAct(services, toActRequest(account.uid, change), context).catch(
    (error: unknown) => {
      throw toRejection(error, { ref: { uid: account.uid }, account });
    },
  );
};

const signOut = async (services: MemberServices, { uid }: Account, now: number): Promise<void> => {
  const request = { id: crypto.randomUUID(), kind: 'member.signOut', args: { uid } } as const;
  await runMemberAct(services, request, { by: 'command', now });
};

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
  services: MemberServices,
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
  if (change.kind === 'erase') return eraseMember(services, ref, isDryRun, now, print);
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
  await writeChange(services, account, change, now);
  if (signsOutEverywhere) await signOut(services, account, now);
  const isChanged = plan.changes.length > 0 || signsOutEverywhere;
  print(
    isChanged
      ? `Done. ${formatEffect(change, signsOutEverywhere)}`
      : 'Nothing to do: it’s already set.',
  );
};
