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
 * The part of a member's data that this browser stores, so that a page can start offline
 * (docs/product/offline.md#offline-start): the name and photo in the header, and the fields that
 * decide which pages and stored data can be opened.
 */
export interface MemberCopy extends Pick<UserProfile, 'uid' | CopiedField> {
  claims: SignedInState['claims'];
  /** When profile and claims were read, in epoch milliseconds. */
  checkedAt: number;
}

/**
 * Stores the copy of a member who was read from the server, in place of an older copy. Does nothing
 * for a member with an error, for one who is shown from a copy, and where local storage is blocked
 * or full.
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
    // If storing fails, the next offline start shows an older copy, or none.
  }
};
