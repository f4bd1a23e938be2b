import { icons, type IconShape } from '@gschool/ui';

import { settings } from '../../config/env';
import type { MessageId } from '../../i18n/useT';

/** A card on the contact page. */
export interface ContactOption {
  label: MessageId;
  icon: IconShape;
  href: string;
  text: string;
}

const siteSettings = settings.ok ? settings.values : undefined;

/** The contact options of the settings; unset ones are left out. */
export const contactOptions: readonly ContactOption[] = [
  {
    label: 'contact.email' as const,
    icon: icons.mail,
    href: siteSettings?.support.email,
    scheme: 'mailto:',
  },
  {
    label: 'contact.phone' as const,
    icon: icons.phone,
    href: siteSettings?.support.phone,
    scheme: 'tel:',
  },
  {
    label: 'contact.support' as const,
    icon: icons.info,
    href: siteSettings?.support.url,
    scheme: '',
  },
].flatMap(({ label, icon, href, scheme }) =>
  href
    ? [
        {
          label,
          icon,
          href: scheme + (scheme === 'tel:' ? href.replace(/\s/g, '') : href),
          text: href,
        },
      ]
    : [],
);

/** The school's social accounts from the settings. */
export const socialLinks = [
  { label: 'social.photo' as const, icon: icons.photo, href: siteSettings?.social.photo },
  { label: 'social.network' as const, icon: icons.globe, href: siteSettings?.social.network },
  { label: 'social.video' as const, icon: icons.video, href: siteSettings?.social.video },
].flatMap(({ label, icon, href }) => (href ? [{ label, icon, href }] : []));

/** Removes the scheme and a trailing slash for display. */
export const formatAddress = (address: string) =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '');
