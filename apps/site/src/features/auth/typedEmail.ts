import { recall, remember } from '../../shared/tabMemory';

const STORAGE_KEY = 'gschool.auth.email';

/**
 * The address typed last in this tab. The sign-in pages share it, and it survives a reload without
 * being part of a URL. Passwords are never stored.
 */
export const typedEmail = {
  read: (): string => recall(STORAGE_KEY) ?? '',
  write: (email: string): void => remember(STORAGE_KEY, email || null),
  forget: (): void => remember(STORAGE_KEY, null),
};
