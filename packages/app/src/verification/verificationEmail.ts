import { readTabValue, writeTabValue, type Session } from '@gschool/data';
import { createListeners } from '@gschool/state';

/** The state of the verification email in this tab. */
export interface VerificationEmail {
  /** When this tab last sent an email, in epoch milliseconds; null if it sent none. */
  readonly sentAt: number | null;
  readonly isSending: boolean;
  /** Why the last email could not be sent, or null. */
  readonly error: unknown;
}

const getStorageKey = (uid: string): string => `gschool.verification.${uid}`;

const emails = new Map<string, VerificationEmail>();
const listeners = createListeners();

/** Adds a listener for changes. Returns a function that removes it. */
export const subscribeToEmail = listeners.subscribe;

/** The state of a member's verification email. Returns the same object until the state changes. */
export function getVerificationEmail(uid: string): VerificationEmail {
  const known = emails.get(uid);
  if (known) return known;
  const sentAt = Number(readTabValue(getStorageKey(uid))) || null;
  const mail = { sentAt, isSending: false, error: null };
  emails.set(uid, mail);
  return mail;
}

function change(uid: string, next: Partial<VerificationEmail>): void {
  emails.set(uid, { ...getVerificationEmail(uid), ...next });
  listeners.notify();
}

/**
 * Sends the verification email; resolves to whether it was sent. Never rejects: an error is stored
 * in the state. Does nothing while an email is being sent.
 */
export async function sendVerification(session: Session): Promise<boolean> {
  const state = session.get();
  if (state.status !== 'signedIn') return false;
  const { uid } = state.user;
  if (getVerificationEmail(uid).isSending) return false;
  change(uid, { isSending: true, error: null });
  try {
    const account = await (await session.backend()).account();
    await account.sendVerification();
    const sentAt = Date.now();
    writeTabValue(getStorageKey(uid), String(sentAt));
    change(uid, { isSending: false, sentAt });
    return true;
  } catch (error) {
    change(uid, { isSending: false, error });
    return false;
  }
}
