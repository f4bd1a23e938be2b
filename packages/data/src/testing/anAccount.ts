import type { AuthUser } from '../backend';

/** An account for tests, with defaults. */
export const anAccount = (uid: string, changes: Partial<AuthUser> = {}): AuthUser => ({
  uid,
  email: `${uid}@gschool.example`,
  displayName: '',
  photoURL: '',
  isEmailVerified: false,
  provider: 'email',
  ...changes,
});
