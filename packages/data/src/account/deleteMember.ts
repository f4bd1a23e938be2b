import { isAppError } from '@gschool/domain';
import type { Backend } from '../backend';
import { clearMemberStorage } from './clearMemberStorage';
import { markDeletionStarted } from './pendingDeletion';

/** How a deletion ended: all gone, or refused because a subscription goes on by itself. */
export type DeletionOutcome = 'deleted' | 'renews';

/** Where a deletion is: the first changes nothing yet. */
export type DeletionStep = 'checking' | 'erasing' | 'closing';

export interface DeletionOptions {
  backend: Backend;
  uid: string;
  /** Has the member prove who they are; rejects when they do not. */
  reauthenticate: () => Promise<void>;
  onStep?: ((step: DeletionStep) => void) | undefined;
  /** What this browser keeps. @default local and session storage */
  storages?: readonly (() => Storage)[] | undefined;
}

const browserStorages = [() => localStorage, () => sessionStorage];

const needsRecentSignIn = (error: unknown): boolean =>
  isAppError(error, 'auth') && error.info.code === 'requires-recent-login';

/**
 * Ends an account and what is stored about it (decisions, "Identity"). The order keeps
 * every failure mendable: nothing is touched before the member has proved who they are,
 * the data goes while the account can still ask for it, the account goes last. Broken
 * off anywhere, the member can still sign in, and running it again finishes it; until
 * then no new profile is made (see `markDeletionStarted`). Rejects with `AppError`.
 */
export const deleteMember = async (options: DeletionOptions): Promise<DeletionOutcome> => {
  const { backend, uid, reauthenticate, onStep, storages = browserStorages } = options;
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
    // Erasing took longer than a sign-in counts as recent.
    if (!needsRecentSignIn(error)) throw error;
    await reauthenticate();
    await account.deleteAccount();
  }
  clearMemberStorage(uid, storages);
  return 'deleted';
};
