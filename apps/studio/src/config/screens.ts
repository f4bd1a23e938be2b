import { icons, type IconShape } from '@gschool/ui';

import type { MessageId } from '../i18n/useT';
import { paths } from './paths';

interface Screen {
  label: MessageId;
  href: string;
  icon: IconShape;
  /** The keys that open it, one after the other. */
  keys: string;
  /** Moderators see only the screens of the content. */
  group?: 'content';
}

/** The screens of the navigation and of the command palette, in order. */
export const screens: readonly Screen[] = [
  { label: 'nav.overview', href: paths.overview, icon: icons.home, keys: 'G O' },
  { label: 'nav.members', href: paths.members, icon: icons.user, keys: 'G M' },
  { label: 'nav.orders', href: paths.orders, icon: icons.parcel, keys: 'G R' },
  { label: 'nav.classes', href: paths.classes, icon: icons.play, keys: 'G C', group: 'content' },
  { label: 'nav.series', href: paths.series, icon: icons.playlist, keys: 'G S', group: 'content' },
  { label: 'nav.events', href: paths.events, icon: icons.calendar, keys: 'G E', group: 'content' },
  { label: 'nav.people', href: paths.people, icon: icons.user, keys: 'G P', group: 'content' },
  { label: 'nav.styles', href: paths.styles, icon: icons.filter, keys: 'G T', group: 'content' },
  { label: 'nav.publish', href: paths.publish, icon: icons.share, keys: 'G U', group: 'content' },
  {
    label: 'nav.releases',
    href: paths.releases,
    icon: icons.history,
    keys: 'G V',
    group: 'content',
  },
  { label: 'nav.import', href: paths.import, icon: icons.download, keys: 'G I', group: 'content' },
  { label: 'nav.log', href: paths.log, icon: icons.history, keys: 'G L' },
];
