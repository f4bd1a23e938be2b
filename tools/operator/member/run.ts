import { apply, findAccount, prepare, type Services } from './change';
import type { MemberOptions } from './options';
import { accountWords, changeWords, nameOf } from './words';
import type { Wish } from './wish';

const effect = (wish: Wish, isSignedOut: boolean): string => {
  if (isSignedOut) {
    return 'All sessions were signed out. It takes effect at the next sign-in. A token that is already in use stays valid for up to an hour.';
  }
  return wish.kind === 'grant'
    ? 'It takes effect with the member’s next token: when they return to the page, at the next sign-in, or within an hour at the latest.'
    : 'It takes effect with the member’s next token: when they return to the page, or within an hour at the latest. With --sign-out-everywhere, no session can renew its token.';
};

/** Does what was asked, and prints it. Returns the exit code. */
export const runMember = async (
  services: Services,
  { who, wish, isDryRun, signsOutEverywhere }: MemberOptions,
  now: number,
  print: (line: string) => void,
): Promise<number> => {
  if (wish === null) {
    const account = await findAccount(services, who);
    print(accountWords(account, await services.profiles.read(account.uid), now));
    return 0;
  }
  const { account, plan } = await prepare(services, who, wish, now);
  print(nameOf(account));
  if (account.isDisabled)
    print('This account is disabled: it can’t sign in, whatever you give it.');
  if (plan.changes.length > 0) print(changeWords(plan.changes));
  if (isDryRun) {
    if (signsOutEverywhere) print('  all sessions would be signed out');
    print(
      plan.changes.length > 0 ? 'Dry run: nothing was written.' : 'Dry run: nothing would change.',
    );
    return 0;
  }
  await apply(services, account, plan);
  if (signsOutEverywhere) await services.accounts.signOutEverywhere(account.uid);
  const isChanged = plan.changes.length > 0 || signsOutEverywhere;
  print(
    isChanged ? `Done. ${effect(wish, signsOutEverywhere)}` : 'Nothing to do: it’s already set.',
  );
  return 0;
};
