import { isAppError } from '@gschool/domain';

import type { AccountGateway, Backend } from '../backend';
import { clearMemberStorage } from './clearMemberStorage';
import { markDeletionStarted } from './pendingDeletion';

/** The result of a deletion: done, or refused because a subscription renews. */
export type DeletionOutcome = 'deleted' | 'renews';

/** The current step of a deletion. `checking` changes nothing yet. */
export type DeletionStep = 'checking' | 'erasing' | 'closing';

export interface DeletionOptions {
  backend: Backend;
  uid: string;
  /** Asks the member to sign in again; rejects when they do not. */
  reauthenticate: () => Promise<void>;
  onStep?: ((step: DeletionStep) => void) | undefined;
  /** The storages to clear. @default local and session storage */
  storages?: readonly (() => Storage)[] | undefined;
}

const needsRecentSignIn = (error: unknown): boolean =>
  isAppError(error, 'auth') && error.info.code === 'requires-recent-login';

/**
 * Whether the account is already gone: an earlier request deleted it, but its response was lost.
 */
const isAlreadyDeleted = async (account: AccountGateway): Promise<boolean> => {
  try {
    await account.reload();
    return false;
  } catch (error) {
    return isAppError(error, 'auth') && error.info.code === 'user-token-expired';
  }
};

/**
 * Deletes an account and its data (docs/product/profile.md#account-deletion). The order makes every
 * failure recoverable: the member signs in again first, the data is deleted while the account can
 * still access it, and the account is deleted last. After a failure the member can still sign in,
 * and a second call finishes the deletion. Until the deletion is finished, no new profile is
 * created (see `markDeletionStarted`). Rejects with `AppError`.
 */
export const deleteMember = async (options: DeletionOptions): Promise<DeletionOutcome> => {
  const { backend, uid, reauthenticate, onStep, storages } = options;
  onStep?.('checking');
  const [data, account] = await Promise.all([backend.memberData(), backend.account()]);
  if (await data.hasRenewingSubscription(uid)) return 'renews';
  await reauthenticate();
  markDeletionStarted(uid);
  onStep?.('erasing');
  await data.erase(uid);
  onStep?.('closing');
  try {
    await account.deleteAccount();
  } catch (error) {
    if (needsRecentSignIn(error)) {
      // Erasing can take so long that the sign-in no longer counts as recent.
      await reauthenticate();
      await account.deleteAccount();
    } else if (!(await isAlreadyDeleted(account))) throw error;
  }
  await clearMemberStorage(uid, storages);
  return 'deleted';
};
