import { recall, remember } from '../../shared/tabMemory';

const KEY = 'gschool.auth.email';

/**
 * The address typed last in this tab. The sign-in pages share it, and it survives a reload without
 * being part of a URL. Passwords are never stored.
 */
export const typedEmail = {
  read: (): string => recall(KEY) ?? '',
  write: (email: string): void => remember(KEY, email || null),
  forget: (): void => remember(KEY, null),
};
