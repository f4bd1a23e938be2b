import { readTabValue, writeTabValue } from '../../shared/tabStorage';

const KEY = 'gschool.auth.email';

/**
 * The address that was typed last in this tab: it goes along between the pages
 * of signing in and survives a reload, without ever standing in an address bar.
 * A password is kept nowhere.
 */
export const typedEmail = {
  read: (): string => readTabValue(KEY) ?? '',
  write: (email: string): void => writeTabValue(KEY, email || null),
  forget: (): void => writeTabValue(KEY, null),
};
