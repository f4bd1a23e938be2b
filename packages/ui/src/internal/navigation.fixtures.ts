import type { NavItem } from './navigation';

/** A subscriber’s main menu, for stories. */
export const subscriberMenu: readonly NavItem[] = [
  { label: 'About', children: [{ label: 'FAQ', href: '#faq' }] },
  {
    label: 'Videos',
    isCurrent: true,
    children: [
      { label: 'All Videos', href: '#videos', isCurrent: true },
      { label: 'Featured', href: '#featured' },
      { label: 'New Releases', href: '#new-releases' },
      { label: 'Cyclical', href: '#cyclical' },
      { label: 'Gaia’s Picks', href: '#picks' },
      { label: 'Series', href: '#series' },
      { label: 'Instructor Inspo', href: '#instructor-inspo' },
      { label: 'Style', href: '#style' },
    ],
  },
  { label: 'Library', href: '#library' },
  { label: 'Live Events', href: '#events' },
];

/** A visitor’s main menu, for stories. */
export const visitorMenu: readonly NavItem[] = [
  { label: 'About', children: [{ label: 'FAQ', href: '#faq' }] },
  { label: 'Live Events', href: '#events' },
];
