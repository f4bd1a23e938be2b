import { identityError } from '../errors';

/** The address in lower case; throws as the identity service does. */
export function requireEmail(email: unknown, message = 'INVALID_EMAIL'): string {
  if (typeof email !== 'string') throw identityError('MISSING_EMAIL');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw identityError(message);
  return email.toLowerCase();
}

/** A password that may be set: at least six characters. */
export function requireNewPassword(password: unknown): string {
  if (typeof password !== 'string' || password === '') throw identityError('MISSING_PASSWORD');
  if (password.length < 6) {
    throw identityError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  return password;
}
