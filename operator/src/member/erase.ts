import {
  assertNoSubscription,
  runMemberAct,
  type AccountRef,
  type MemberServices,
} from '@gschool/admin';

import type { Print } from '../command/print';
import { formatAccountName } from './format';
import { findAccount } from './prepareChange';
import { toRejection } from './rejection';

/** Finds the account. Null if only its documents are left, which the uid identifies. */
const findErasable = async (services: MemberServices, ref: AccountRef) => {
  if (ref.uid === undefined || ref.email !== undefined) return findAccount(services, ref);
  return services.accounts.find({ uid: ref.uid });
};

/**
 * Deletes an account and all data about the member (docs/product/profile.md#account-deletion). If
 * the account is already deleted, deletes the data that is left. Throws a `RejectedError` while a
 * subscription is running.
 *
 * @param now epoch milliseconds
 */
export const eraseMember = async (
  services: MemberServices,
  ref: AccountRef,
  isDryRun: boolean,
  now: number,
  print: Print,
): Promise<void> => {
  const account = await findErasable(services, ref);
  const uid = account?.uid ?? ref.uid ?? '';
  print(account ? formatAccountName(account) : `There is no account with the uid ${uid}.`);
  if (isDryRun) {
    if (account)
      await assertNoSubscription(services, uid).catch((error: unknown) => {
        throw toRejection(error, { ref, account });
      });
    print('Dry run: nothing was deleted.');
    return;
  }
  const request = {
    id: crypto.randomUUID(),
    kind: 'member.erase',
    args: { uid, confirmation: '' },
  } as const;
  await runMemberAct(services, request, { by: 'command', now, isConfirmed: true }).catch(
    (error: unknown) => {
      throw toRejection(error, { ref, account });
    },
  );
  if (account) print('The account was deleted.');
  print('The documents of the member were deleted. Orders and payment records stay.');
  print(
    services.erasure.includesPhotos
      ? 'The photo was deleted, if there was one.'
      : 'Photos were NOT deleted. If members can upload them, run this command again with --uid and --bucket.',
  );
  print(
    'A device that is signed in can use its token for up to an hour, but it can create nothing any ' +
      'more. The deployed functions delete what is left after that; without them, run this command ' +
      'again in an hour with --uid.',
  );
};
