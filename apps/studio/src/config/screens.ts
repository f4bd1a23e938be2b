import { icons, type IconShape } from '@gschool/ui';

import type { MessageId } from '../i18n/useT';
import { paths } from './paths';

interface Screen {
  label: MessageId;
  href: string;
  icon: IconShape;
  /** The keys that open it, one after the other. */
  keys: string;
}

/** The screens of the navigation and of the command palette, in order. */
export const screens: readonly Screen[] = [
  { label: 'nav.overview', href: paths.overview, icon: icons.home, keys: 'G O' },
  { label: 'nav.members', href: paths.members, icon: icons.user, keys: 'G M' },
  { label: 'nav.orders', href: paths.orders, icon: icons.parcel, keys: 'G R' },
  { label: 'nav.log', href: paths.log, icon: icons.history, keys: 'G L' },
];
