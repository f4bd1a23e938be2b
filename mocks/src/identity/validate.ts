import { identityError } from '../errors';

/** Returns the email address in lowercase. Throws the service's error if it is invalid. */
export function requireEmail(email: unknown, message = 'INVALID_EMAIL'): string {
  if (typeof email !== 'string') throw identityError('MISSING_EMAIL');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw identityError(message);
  return email.toLowerCase();
}

/** Returns a new password. Throws the service's error if it has fewer than six characters. */
export function requireNewPassword(password: unknown): string {
  if (typeof password !== 'string' || password === '') throw identityError('MISSING_PASSWORD');
  if (password.length < 6) {
    throw identityError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  return password;
}
