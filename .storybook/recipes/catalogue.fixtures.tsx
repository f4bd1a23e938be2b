import { Button, icons, type FooterColumn, type NavItem } from '@gschool/ui';

export const menu: readonly NavItem[] = [
  {
    label: 'Videos',
    isCurrent: true,
    children: [
      { label: 'All Videos', href: '#videos' },
      { label: 'New Releases', href: '#new' },
      { label: 'Series', href: '#series' },
    ],
  },
  { label: 'Library', href: '#library' },
  { label: 'Live Events', href: '#events' },
];

export const columns: readonly FooterColumn[] = [
  { title: 'Videos', links: [{ label: 'All Videos', href: '#videos' }] },
  { title: 'About', links: [{ label: 'FAQ', href: '#faq' }] },
];

const play = (
  <Button href="#play" size="large" iconStart={icons.play}>
    Play
  </Button>
);

export const slides = [
  {
    id: 'warrior',
    eyebrow: 'New this week',
    title: 'Warrior flow for heavy days',
    text: 'A grounded half hour that builds from the feet up.',
    picture: 'art:figure/warrior/12',
    actions: play,
  },
  {
    id: 'dancer',
    eyebrow: 'Series',
    title: 'Dancer, step by step',
    text: 'Six short classes toward one long balance.',
    picture: 'art:figure/dancer/31',
    actions: play,
  },
];

export const classes = [
  { motif: 'squat/4', title: 'Strength for shoulders that carried everything', progress: 40 },
  { motif: 'tree/22', title: 'Three slow breaths', progress: 72 },
  { motif: 'plank/8', title: 'Core without crunches', progress: 15 },
  { motif: 'seated/17', title: 'Let it go', progress: 90 },
  { motif: 'lunge/26', title: 'Hips, honestly', progress: 5 },
].map(({ motif, ...card }) => ({
  ...card,
  id: motif,
  href: `#${motif}`,
  picture: `art:figure/${motif}`,
  meta: 'Maya Kerr · Everyone',
  durationLabel: '12 min',
}));

export const favorites = classes.map(({ id, href, title, picture }) => ({
  id,
  href,
  title,
  picture,
}));

/** The styles that classes can have, in the order of their filter. */
export const styleLabels = ['Strength', 'Breath', 'Mobility'] as const;

const styleByIndex = [0, 1, 0, 1, 2] as const;

/** The classes, each with its style. */
export const taggedClasses = classes.map((card, index) => ({
  ...card,
  progress: undefined,
  style: styleLabels[styleByIndex[index] ?? 0],
}));
