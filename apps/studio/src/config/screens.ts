import { icons, type IconShape } from '@gschool/ui';

import type { MessageId } from '../i18n/useT';
import { paths } from './paths';

interface Screen {
  label: MessageId;
  href: string;
  icon: IconShape;
}

/** The screens of the navigation and of the command palette, in order. */
export const screens: readonly Screen[] = [
  { label: 'nav.overview', href: paths.overview, icon: icons.home },
  { label: 'nav.members', href: paths.members, icon: icons.user },
  { label: 'nav.orders', href: paths.orders, icon: icons.parcel },
  { label: 'nav.log', href: paths.log, icon: icons.history },
];
