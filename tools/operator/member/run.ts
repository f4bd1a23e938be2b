import { apply, findAccount, prepare, type Services } from './change';
import type { MemberOptions } from './options';
import { accountWords, changeWords, nameOf } from './words';
import type { Wish } from './wish';

const effect = (wish: Wish, isSignedOut: boolean): string => {
  if (isSignedOut) {
    return 'Every session was ended: it takes effect at the next sign-in. A token that is already out is good for up to an hour.';
  }
  return wish.kind === 'grant'
    ? 'It takes effect with the member’s next token: when they return to the page, at the next sign-in, and within an hour in any case.'
    : 'It takes effect with the member’s next token: when they return to the page, and within an hour in any case. --sign-out-everywhere lets no session renew its token.';
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
    print('This account is disabled: it cannot sign in, whatever it is given.');
  if (plan.changes.length > 0) print(changeWords(plan.changes));
  if (isDryRun) {
    if (signsOutEverywhere) print('  every session would be ended');
    print(
      plan.changes.length > 0 ? 'Dry run: nothing was written.' : 'Dry run: nothing would change.',
    );
    return 0;
  }
  await apply(services, account, plan);
  if (signsOutEverywhere) await services.accounts.signOutEverywhere(account.uid);
  const isChanged = plan.changes.length > 0 || signsOutEverywhere;
  print(
    isChanged ? `Done. ${effect(wish, signsOutEverywhere)}` : 'Nothing to do: it is so already.',
  );
  return 0;
};
