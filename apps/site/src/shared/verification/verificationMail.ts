import type { Session } from '@gschool/data';
import { createListeners } from '@gschool/state';

import { readTabValue, writeTabValue } from '../tabStorage';

/** The state of the verification mail in this tab. */
export interface VerificationMail {
  /** When the last one was sent from this tab, in epoch milliseconds; null for never. */
  readonly sentAt: number | null;
  readonly isSending: boolean;
  /** Why the last one could not be sent, or null. */
  readonly error: unknown;
}

const getStorageKey = (uid: string): string => `gschool.verification.${uid}`;

const mails = new Map<string, VerificationMail>();
const listeners = createListeners();

/** Adds a listener for changes. Returns a function that removes it. */
export const subscribeToMail = listeners.subscribe;

/** The state of a member's mail; the same object until it changes. */
export function getVerificationMail(uid: string): VerificationMail {
  const known = mails.get(uid);
  if (known) return known;
  const sentAt = Number(readTabValue(getStorageKey(uid))) || null;
  const mail = { sentAt, isSending: false, error: null };
  mails.set(uid, mail);
  return mail;
}

function change(uid: string, next: Partial<VerificationMail>): void {
  mails.set(uid, { ...getVerificationMail(uid), ...next });
  listeners.notify();
}

/**
 * Sends the verification mail. Never rejects: an error is in the state. Does nothing while a mail
 * is being sent.
 */
export async function sendVerification(session: Session): Promise<void> {
  const state = session.get();
  if (state.status !== 'signedIn') return;
  const { uid } = state.user;
  if (getVerificationMail(uid).isSending) return;
  change(uid, { isSending: true, error: null });
  try {
    const account = await (await session.backend()).account();
    await account.sendVerification();
    const sentAt = Date.now();
    writeTabValue(getStorageKey(uid), String(sentAt));
    change(uid, { isSending: false, sentAt });
  } catch (error) {
    change(uid, { isSending: false, error });
  }
}
