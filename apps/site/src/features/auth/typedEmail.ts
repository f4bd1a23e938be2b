import { readTabValue, writeTabValue } from '@gschool/data';

const STORAGE_KEY = 'gschool.auth.email';

/**
 * The email that was typed last in this tab. The sign-in pages share it, and it survives a reload
 * without being part of a URL. Passwords are never stored.
 */
export const typedEmail = {
  read: (): string => readTabValue(STORAGE_KEY) ?? '',
  write: (email: string): void => writeTabValue(STORAGE_KEY, email || null),
  forget: (): void => writeTabValue(STORAGE_KEY, null),
};
