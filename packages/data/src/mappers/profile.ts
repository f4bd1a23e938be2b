import { profileFields, readDocument, type UserProfile } from '@gschool/domain';

/**
 * Converts `users/{uid}`; absent fields get their defaults
 * (docs/product/profile.md#profile-fields).
 *
 * @throws AppError without an email address
 */
export const toProfile = (data: unknown, uid: string): UserProfile =>
  readDocument(profileFields, data, `users/${uid}`, uid);
