import { icons, type IconShape } from '@gschool/ui';

import { settings } from '../../config/env';
import type { MessageId } from '../../i18n/useT';

/** A contact option of the school. */
export interface ContactOption {
  label: MessageId;
  icon: IconShape;
  href: string;
  /** The text of the link: an email address or a number, which people read and copy. */
  text?: string;
  /** The text of a link whose URL is not meaningful to people. */
  action?: MessageId;
}

const siteSettings = settings.ok ? settings.values : undefined;
const { email, phone, url } = siteSettings?.support ?? {};

/** The contact options of the settings; unset ones are left out. */
export const contactOptions: readonly ContactOption[] = [
  ...(email
    ? [{ label: 'contact.email', icon: icons.mail, href: `mailto:${email}`, text: email } as const]
    : []),
  ...(phone
    ? [
        {
          label: 'contact.phone',
          icon: icons.phone,
          href: `tel:${phone.replace(/\s/g, '')}`,
          text: phone,
        } as const,
      ]
    : []),
  ...(url
    ? [
        {
          label: 'contact.support',
          icon: icons.info,
          href: url,
          action: 'contact.supportOpen',
        } as const,
      ]
    : []),
];

/** The school's social accounts from the settings. */
export const socialLinks = [
  { label: 'social.photo' as const, icon: icons.photo, href: siteSettings?.social.photo },
  {
    label: 'social.network' as const,
    icon: icons.socialNetwork,
    href: siteSettings?.social.network,
  },
  { label: 'social.video' as const, icon: icons.video, href: siteSettings?.social.video },
].flatMap(({ label, icon, href }) => (href ? [{ label, icon, href }] : []));
