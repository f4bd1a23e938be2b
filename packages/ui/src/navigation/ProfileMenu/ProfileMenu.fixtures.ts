import * as icons from '../../data-display/Icon/icons';
import type { ProfileMenuProps } from './ProfileMenu';

/** A member’s menu, for stories. */
export const member: ProfileMenuProps = {
  name: 'Mira Keller',
  email: 'member@gschool.example',
  groups: [
    {
      items: [
        { label: 'Dashboard', href: '#profile', icon: icons.home },
        { label: 'Edit Profile', href: '#edit', icon: icons.user },
        { label: 'My Library', href: '#library', icon: icons.library },
        { label: 'Watch History', href: '#history', icon: icons.history },
        { label: 'Subscription', href: '#subscription', icon: icons.card },
        { label: 'Account Settings', href: '#account', icon: icons.settings },
      ],
    },
  ],
  signOut: { label: 'Sign Out', onSelect: () => undefined },
};

/** An administrator’s menu, for stories. */
export const admin: ProfileMenuProps = {
  ...member,
  name: 'Ada Admin',
  email: 'admin@gschool.example',
  groups: [
    ...member.groups,
    {
      label: 'Administrator',
      items: [
        {
          label: 'Admin Dashboard',
          href: 'https://x.example/',
          icon: icons.shield,
          isExternal: true,
        },
        { label: 'Clear Cache', icon: icons.refresh, onSelect: () => undefined },
      ],
    },
  ],
};
