import { getDisplayName, isSubscribed, parseClaims, type UserProfile } from '@gschool/domain';

import type { AuthUser } from '../backend';
import { COPY_GRACE_MS } from './copyTimes';
import type { SignedInState } from './state';
import { MEMBER_COPY_KEY } from './storedMember';

/** How long a copy without a subscription is used after it was stored: 30 days. */
const MAX_AGE_MS = 30 * 24 * COPY_GRACE_MS;

/**
 * What this browser stores of a member, so that a page can start offline
 * (docs/product.md#offline-start): the name and photo in the header, and what decides which pages
 * and kept data open.
 */
export interface MemberCopy extends Pick<
  UserProfile,
  'uid' | 'displayName' | 'photoURL' | 'subscriptionStatus' | 'timezone'
> {
  claims: SignedInState['claims'];
  /** When profile and claims were read, in epoch milliseconds. */
  checkedAt: number;
}

/**
 * Whether a copy may be shown at `now` (epoch milliseconds): until an hour after the end of the
 * membership, because the clock may be wrong; without a membership for 30 days. A copy that was
 * stored over an hour in the future does not count.
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
    return {
      uid,
      displayName: getText('displayName'),
      photoURL: getText('photoURL'),
      subscriptionStatus: getText('subscriptionStatus'),
      timezone: getText('timezone'),
      claims: parseClaims(stored['claims']),
      checkedAt: checkedAt as number,
    };
  } catch {
    return null;
  }
};

/** The session state of a copy. What is not stored is empty. */
const toCopiedState = (
  { claims, checkedAt, ...known }: MemberCopy,
  account?: AuthUser | undefined,
): SignedInState => {
  const { uid, displayName, photoURL } = known;
  // No page asks to verify an address that it does not know.
  const unknown = { email: '', isEmailVerified: true } as const;
  return {
    status: 'signedIn',
    user: account ?? { ...unknown, uid, displayName, photoURL, provider: 'email' },
    profile: {
      ...unknown,
      ...known,
      // A member with a copy was here before, so this is no first visit.
      createdAt: '',
      authProvider: 'email',
      role: claims.role,
      profileCompleteness: 0,
      firstName: '',
      lastName: '',
      preferredName: '',
      phoneNumber: '',
      contactEmail: '',
      location: { country: '', region: '', city: '', postalCode: '' },
      preferences: {
        theme: '',
        emailNotifications: false,
        newsletterSubscribed: false,
        contentPreferences: [],
      },
    },
    claims,
    isSubscribed: isSubscribed(known),
    error: null,
    isFromCopy: true,
    checkedAt,
  };
};

/**
 * Stores the copy of a member who was read, in place of an older one. Does nothing for a member
 * with an error, for one who is shown from a copy, and where local storage is blocked or full.
 */
export const storeCopy = (storage: () => Storage, state: SignedInState): void => {
  const { profile, claims, checkedAt } = state;
  if (!profile || state.error || state.isFromCopy || checkedAt === undefined) return;
  try {
    const { uid, photoURL, subscriptionStatus, timezone } = profile;
    const displayName = getDisplayName(profile);
    const copy = { uid, displayName, photoURL, subscriptionStatus, timezone, claims, checkedAt };
    storage().setItem(MEMBER_COPY_KEY, JSON.stringify(copy satisfies MemberCopy));
  } catch {
    // Then the next offline start shows an older copy, or none.
  }
};

/** The member of the stored copy; null without a valid one, or when it is not of `account`. */
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
