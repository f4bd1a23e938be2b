import * as icons from '../../data-display/Icon/icons';
import { Picture } from '../../media/Picture/Picture';
import { subscriberMenu } from '../../internal/navigation.fixtures';
import type { NavItem } from '../../internal/navigation';

/** An entry with many links, for stories. */
export const videos = {
  label: 'Videos',
  isCurrent: true,
  columns: [
    {
      title: 'Browse',
      links: [
        {
          label: 'All Videos',
          href: '#videos',
          icon: icons.video,
          isCurrent: true,
          description: 'Two hundred and forty classes',
        },
        {
          label: 'New Releases',
          href: '#new-releases',
          icon: icons.star,
          description: 'New this month',
        },
        {
          label: 'Series',
          href: '#series',
          icon: icons.library,
          description: 'From the first class to the last',
        },
      ],
    },
    {
      title: 'For you',
      links: [
        {
          label: 'Gaia’s Picks',
          href: '#picks',
          icon: icons.heart,
          description: 'Handpicked every Monday',
        },
        {
          label: 'Cyclical',
          href: '#cyclical',
          icon: icons.moon,
          description: 'With your month, not against it',
        },
        {
          label: 'Instructor Inspo',
          href: '#instructor-inspo',
          icon: icons.user,
          description: 'The people behind the classes',
        },
      ],
    },
    {
      title: 'Styles',
      links: [
        { label: 'Strength', href: '#strength' },
        { label: 'Mobility', href: '#mobility' },
        { label: 'Yoga', href: '#yoga' },
        { label: 'Dance', href: '#dance' },
      ],
    },
  ],
  featured: {
    eyebrow: 'New this week',
    title: 'Warrior flow for heavy days',
    href: '#warrior',
    description: 'A grounded half hour that builds from the feet up.',
    picture: <Picture picture="art:series/warrior/12" alt="" ratio="16/9" />,
  },
} satisfies NavItem;

/** The main menu with that entry, for stories of the header. */
export const megaMenu: readonly NavItem[] = subscriberMenu.map((item) =>
  item.label === 'Videos' ? videos : item,
);
