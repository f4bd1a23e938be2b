import { listFixed, listRequired, profileFields } from '@gschool/domain';

import { areEqual } from '../firestore/compare';
import { toFieldChecks } from './documentChecks';
import { matchesFields } from './fieldChecks';
import type { Condition } from './types';

const required = listRequired(profileFields);
const requiredInNew = listRequired(profileFields, 'new');
const fixed = listFixed(profileFields);

/** A new profile of the user's own, with default values in the fields that decide access. */
export const isNewProfile: Condition = ({ after, claims }, { uid = '' }) =>
  after !== null &&
  claims !== null &&
  matchesFields(after, toFieldChecks(profileFields, { id: uid }), requiredInNew) &&
  after.role === 'user' &&
  after.subscriptionStatus === 'inactive' &&
  after.email === claims.email &&
  after.isEmailVerified === (claims.email_verified ?? false);

/** A change without the fields that decide access. Email fields must match the token. */
export const isProfileUpdate: Condition = ({ before, after, claims }, { uid = '' }) => {
  if (!before || !after || !claims) return false;
  if (!matchesFields(after, toFieldChecks(profileFields, { id: uid }), required)) return false;
  const isSame = (key: string): boolean =>
    Object.hasOwn(before, key) === Object.hasOwn(after, key) &&
    areEqual(before[key] ?? null, after[key] ?? null);
  return (
    fixed.every(isSame) &&
    (isSame('email') || after.email === claims.email) &&
    (isSame('isEmailVerified') || after.isEmailVerified === (claims.email_verified ?? false))
  );
};
