import type { Session } from '@gschool/data';
import { createListeners } from '@gschool/state';

import { recall, remember } from '../tabMemory';

/** The mail that proves a member's address, as far as this tab knows. */
export interface VerificationMail {
  /** Epoch milliseconds of the last one; null when none was sent from here. */
  readonly sentAt: number | null;
  readonly isSending: boolean;
  /** Why the last one could not be sent; null when nothing failed. */
  readonly error: unknown;
}

const keyOf = (uid: string): string => `gschool.verification.${uid}`;

const mails = new Map<string, VerificationMail>();
const listeners = createListeners();

/** Calls back after every change. Returns the unsubscribe. */
export const subscribeToMail = listeners.subscribe;

/** The state of one member's mail; the same object until it changes. */
export function verificationMailOf(uid: string): VerificationMail {
  const known = mails.get(uid);
  if (known) return known;
  const sentAt = Number(recall(keyOf(uid))) || null;
  const mail = { sentAt, isSending: false, error: null };
  mails.set(uid, mail);
  return mail;
}

function change(uid: string, next: Partial<VerificationMail>): void {
  mails.set(uid, { ...verificationMailOf(uid), ...next });
  listeners.notify();
}

/**
 * Mails the member a link that proves the address. Never rejects: what went wrong
 * stands in the state, and a second call while one is under way does nothing.
 */
export async function sendVerification(session: Session): Promise<void> {
  const state = session.get();
  if (state.status !== 'signedIn') return;
  const { uid } = state.user;
  if (verificationMailOf(uid).isSending) return;
  change(uid, { isSending: true, error: null });
  try {
    const account = await (await session.backend()).account();
    await account.sendVerification();
    const sentAt = Date.now();
    remember(keyOf(uid), String(sentAt));
    change(uid, { isSending: false, sentAt });
  } catch (error) {
    change(uid, { isSending: false, error });
  }
}
