import {
  getDisplayName,
  listPathsWith,
  profileFields,
  type PathsWith,
  type UserProfile,
} from '@gschool/domain';

import type { SignedInState } from './state';
import { MEMBER_COPY_KEY } from './storedMember';

/** A field of the profile that this browser stores. */
export type CopiedField = PathsWith<typeof profileFields, 'copied'>;

export const copiedFields: readonly CopiedField[] = listPathsWith(profileFields, 'copied');

/**
 * What this browser stores of a member, so that a page can start offline
 * (docs/product/offline.md#offline-start): the name and photo in the header, and what decides which
 * pages and kept data open.
 */
export interface MemberCopy extends Pick<UserProfile, 'uid' | CopiedField> {
  claims: SignedInState['claims'];
  /** When profile and claims were read, in epoch milliseconds. */
  checkedAt: number;
}

/**
 * Stores the copy of a member who was read, in place of an older one. Does nothing for a member
 * with an error, for one who is shown from a copy, and where local storage is blocked or full.
 */
export const storeCopy = (storage: () => Storage, state: SignedInState): void => {
  const { profile, claims, checkedAt } = state;
  if (!profile || state.error || state.isFromCopy || checkedAt === undefined) return;
  try {
    const known = Object.fromEntries(copiedFields.map((name) => [name, profile[name]]));
    const copy: MemberCopy = {
      ...(known as Pick<UserProfile, CopiedField>),
      uid: profile.uid,
      displayName: getDisplayName(profile),
      claims,
      checkedAt,
    };
    storage().setItem(MEMBER_COPY_KEY, JSON.stringify(copy));
  } catch {
    // Then the next offline start shows an older copy, or none.
  }
};
