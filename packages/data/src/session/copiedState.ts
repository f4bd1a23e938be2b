import { createEmptyDocument, isSubscribed, parseClaims, profileFields } from '@gschool/domain';

import type { AuthUser } from '../backend';
import { COPY_GRACE_MS } from './copyTimes';
import { copiedFields, type CopiedField, type MemberCopy } from './memberCopy';
import type { SignedInState } from './state';
import { MEMBER_COPY_KEY } from './storedMember';

/** How long a copy without a membership can be used after it was stored: 30 days. */
const MAX_AGE_MS = 30 * 24 * COPY_GRACE_MS;

/**
 * Whether a copy may be shown at `now` (epoch milliseconds). With a membership, it is valid until
 * an hour after the membership ends, because the clock may be wrong; without one, for 30 days. A
 * copy stored more than an hour in the future is invalid.
 */
export const isCopyValid = (copy: MemberCopy, now: number): boolean => {
  const { claims, checkedAt } = copy;
  const end =
    claims.subscribed || isSubscribed(copy)
      ? (claims.expiresAt ?? checkedAt) + COPY_GRACE_MS
      : checkedAt + MAX_AGE_MS;
  return checkedAt - COPY_GRACE_MS <= now && now <= end;
};

/** Decodes a stored copy of the member; null for anything else. Never throws. */
export const decodeCopy = (text: string | null): MemberCopy | null => {
  try {
    const stored = JSON.parse(text ?? '') as Record<string, unknown>;
    const { checkedAt } = stored;
    const getText = (name: string): string => {
      const value = stored[name];
      return typeof value === 'string' ? value : '';
    };
    const uid = getText('uid');
    if (uid === '' || !Number.isFinite(checkedAt)) return null;
    const known = Object.fromEntries(copiedFields.map((name) => [name, getText(name)]));
    return {
      ...(known as Pick<MemberCopy, CopiedField>),
      uid,
      claims: parseClaims(stored['claims']),
      checkedAt: checkedAt as number,
    };
  } catch {
    return null;
  }
};

/** Converts a copy to a session state. Fields that are not stored are empty. */
const toCopiedState = (
  { claims, checkedAt, ...known }: MemberCopy,
  account?: AuthUser | undefined,
): SignedInState => {
  const { uid, displayName, photoURL } = known;
  // The copy does not contain the email, so no page may ask the member to verify it.
  const unknown = { email: '', isEmailVerified: true } as const;
  return {
    status: 'signedIn',
    user: account ?? { ...unknown, uid, displayName, photoURL, provider: 'email' },
    // A member with a copy was here before, so this is not a first visit.
    profile: {
      ...createEmptyDocument(profileFields, uid),
      ...unknown,
      ...known,
      role: claims.role,
    },
    claims,
    isSubscribed: isSubscribed(known),
    error: null,
    isFromCopy: true,
    checkedAt,
  };
};

/**
 * The member of the stored copy; null if there is no valid copy, or if it belongs to a different
 * member than `account`.
 */
export const readCopiedState = (
  storage: () => Storage,
  now: number,
  account?: AuthUser | undefined,
): SignedInState | null => {
  try {
    const copy = decodeCopy(storage().getItem(MEMBER_COPY_KEY));
    if (!copy || (account && account.uid !== copy.uid)) return null;
    return isCopyValid(copy, now) ? toCopiedState(copy, account) : null;
  } catch {
    return null;
  }
};
