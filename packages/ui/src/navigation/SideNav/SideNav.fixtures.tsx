import * as icons from '../../data-display/Icon/icons';
import { Avatar } from '../../data-display/Avatar/Avatar';
import { DropdownMenu } from '../../overlays/DropdownMenu/DropdownMenu';
import { SideNavButton } from './SideNavButton';
import type { SideNavGroup } from './sideNavItems';

/** The pages of a studio, of which one is open. */
export const getStudioPages = (current = '#orders'): readonly SideNavGroup[] =>
  [
    {
      items: [
        { label: 'Overview', href: '#overview', icon: icons.home, isInBottomBar: true },
        { label: 'Members', href: '#members', icon: icons.user, isInBottomBar: true },
        {
          label: 'Orders',
          href: '#orders',
          icon: icons.parcel,
          count: 3,
          countLabel: '3 to send',
          isInBottomBar: true,
        },
        { label: 'Log', href: '#log', icon: icons.history, isInBottomBar: true },
      ],
    },
    {
      label: 'Catalog',
      items: [
        { label: 'Classes', href: '#classes', icon: icons.video },
        { label: 'Events', href: '#events', icon: icons.calendar, count: 1240 },
        { label: 'Media', href: '#media', icon: icons.picture },
      ],
    },
    {
      label: 'School',
      items: [
        { label: 'Settings', href: '#settings', icon: icons.settings },
        { label: 'Stripe', href: 'https://stripe.com', icon: icons.card, isExternal: true },
      ],
    },
  ].map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, isCurrent: item.href === current })),
  }));

/** The same in Arabic. */
export const arabicPages: readonly SideNavGroup[] = [
  {
    items: [
      {
        label: 'نظرة عامة',
        href: '#overview',
        icon: icons.home,
        isCurrent: true,
        isInBottomBar: true,
      },
      { label: 'العضوات', href: '#members', icon: icons.user, isInBottomBar: true },
      {
        label: 'الطلبات',
        href: '#orders',
        icon: icons.parcel,
        count: 3,
        countLabel: '3 طلبات للإرسال',
        isInBottomBar: true,
      },
      { label: 'السجل', href: '#log', icon: icons.history, isInBottomBar: true },
    ],
  },
  {
    label: 'المحتوى',
    items: [
      { label: 'الحصص', href: '#classes', icon: icons.video },
      { label: 'الفعاليات', href: '#events', icon: icons.calendar },
    ],
  },
];

/** The menu of the person who is signed in. */
export const account = (
  <DropdownMenu
    side="top"
    trigger={
      <SideNavButton
        label="Mara Kern"
        description="mara@gschool.example"
        picture={<Avatar name="Mara Kern" size="small" isDecorative />}
      />
    }
    entries={[
      { label: 'Appearance', icon: icons.palette },
      { label: 'Sign out', icon: icons.logout },
    ]}
  />
);
