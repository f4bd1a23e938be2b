import '../../i18n/en/member.messages.json';

import type { Translate } from '../../i18n/useT';

/** The name of a sign-in method of Firebase; a method that the product does not use has its id. */
export const providerLabel = (provider: string, t: Translate): string =>
  provider === 'password' || provider === 'google.com' ? t(`provider.${provider}`) : provider;
