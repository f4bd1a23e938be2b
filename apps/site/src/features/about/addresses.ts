import { icons, type IconShape } from '@gschool/ui';

import { settings } from '../../config/env';
import type { MessageId } from '../../i18n/useT';

/** One way to reach the school. */
export interface Way {
  label: MessageId;
  icon: IconShape;
  href: string;
  text: string;
}

const known = settings.ok ? settings.settings : undefined;

/** Every address that the settings name; one that is not set is not there. */
export const ways: readonly Way[] = [
  {
    label: 'contact.email' as const,
    icon: icons.mail,
    href: known?.support.email,
    scheme: 'mailto:',
  },
  {
    label: 'contact.phone' as const,
    icon: icons.phone,
    href: known?.support.phone,
    scheme: 'tel:',
  },
  { label: 'contact.support' as const, icon: icons.info, href: known?.support.url, scheme: '' },
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

/** Where else the school is. */
export const social = [
  { label: 'social.photo' as const, icon: icons.photo, href: known?.social.photo },
  { label: 'social.network' as const, icon: icons.globe, href: known?.social.network },
  { label: 'social.video' as const, icon: icons.video, href: known?.social.video },
].flatMap(({ label, icon, href }) => (href ? [{ label, icon, href }] : []));

/** An address as people say it: no scheme, no slash at the end. */
export const spoken = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
