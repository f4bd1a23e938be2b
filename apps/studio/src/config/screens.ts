import { icons, type IconShape } from '@gschool/ui';

import type { MessageId } from '../i18n/useT';
import { paths } from './paths';

export interface Screen {
  label: MessageId;
  href: string;
  icon: IconShape;
  /** The keys that open it, one after the other. */
  keys: string;
  /** The part of the navigation that it belongs to; the overview belongs to none. */
  group?: 'content' | 'school';
  /** Also in the bar at the bottom of phones, which has room for five. */
  isInBottomBar?: true;
}

const { overview, members, orders, classes, series, events, people, styles } = paths;

/** The screens of the navigation and of the command palette, in order. */
export const screens: readonly Screen[] = [
  { label: 'nav.overview', href: overview, icon: icons.home, keys: 'G O', isInBottomBar: true },
  {
    label: 'nav.classes',
    href: classes,
    icon: icons.play,
    keys: 'G C',
    group: 'content',
    isInBottomBar: true,
  },
  { label: 'nav.series', href: series, icon: icons.playlist, keys: 'G S', group: 'content' },
  { label: 'nav.events', href: events, icon: icons.calendar, keys: 'G E', group: 'content' },
  { label: 'nav.people', href: people, icon: icons.user, keys: 'G P', group: 'content' },
  { label: 'nav.styles', href: styles, icon: icons.filter, keys: 'G T', group: 'content' },
  { label: 'nav.publish', href: paths.publish, icon: icons.share, keys: 'G U', group: 'content' },
  {
    label: 'nav.releases',
    href: paths.releases,
    icon: icons.history,
    keys: 'G V',
    group: 'content',
  },
  { label: 'nav.import', href: paths.import, icon: icons.download, keys: 'G I', group: 'content' },
  {
    label: 'nav.members',
    href: members,
    icon: icons.user,
    keys: 'G M',
    group: 'school',
    isInBottomBar: true,
  },
  {
    label: 'nav.orders',
    href: orders,
    icon: icons.parcel,
    keys: 'G R',
    group: 'school',
    isInBottomBar: true,
  },
  {
    label: 'nav.log',
    href: paths.log,
    icon: icons.history,
    keys: 'G L',
    group: 'school',
    isInBottomBar: true,
  },
];
