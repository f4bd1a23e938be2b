import type { FooterColumn, NavItem } from '@gschool/ui';

const href = '#sample';

export const menu: NavItem[] = [
  { label: 'Home', href, isCurrent: true },
  { label: 'Classes', href: '#classes' },
  { label: 'Events', href: '#events' },
  { label: 'Pricing', href: '#pricing' },
];

export const classes = [
  {
    href,
    title: 'Core without crunches',
    picture: 'art:figure/bridge/3',
    meta: 'Pilates · 7 min left',
    durationLabel: '18 min',
    progress: 0.62,
  },
  {
    href,
    title: 'Kettlebell basics',
    picture: 'art:figure/swing/9',
    meta: 'Strength · Ines Falk',
    durationLabel: '24 min',
    badge: 'New',
    isNew: true,
  },
  {
    href,
    title: 'Down from the day',
    picture: 'art:figure/breathe/14',
    meta: 'Breath · Jun Sato',
    durationLabel: '10 min',
  },
];

export const alerts = [
  { variant: 'info', title: 'Doors open an hour before', children: 'Bring a mat and water.' },
  { variant: 'success', title: 'Saved', children: 'You’ll find it in your library.' },
  { variant: 'warning', title: 'Your card expires soon', children: 'Renew it before June.' },
  {
    variant: 'danger',
    title: 'Payment declined',
    children: 'Your bank said no. Try another card.',
  },
] as const;

export const plans = [
  {
    name: 'Month',
    price: '$19',
    about: 'Come and go as you like.',
    facts: ['Every class', 'Cancel anytime'],
    variant: 'outline',
  },
  {
    name: 'Year',
    price: '$149',
    about: 'Two months are on us.',
    facts: ['Every class', 'Live events', 'Downloads'],
    variant: 'brand',
  },
  {
    name: 'Ten',
    price: '$79',
    about: 'Ten classes, whenever.',
    facts: ['No renewal', 'Valid two years'],
    variant: 'raised',
  },
] as const;

export const columns: FooterColumn[] = [
  {
    title: 'School',
    links: [
      { label: 'Classes', href: '#classes' },
      { label: 'Events', href: '#events' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'FAQ', href: '#questions' },
      { label: 'Contact', href: '#contact' },
    ],
  },
];
