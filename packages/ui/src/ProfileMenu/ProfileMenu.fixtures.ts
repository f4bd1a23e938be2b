import type { ProfileMenuProps } from './ProfileMenu';

/** A member's menu, for stories. */
export const member: ProfileMenuProps = {
  name: 'Mira Keller',
  email: 'member@gschool.example',
  groups: [
    {
      items: [
        { label: 'Dashboard', href: '#profile', icon: 'home' },
        { label: 'Edit Profile', href: '#edit', icon: 'user' },
        { label: 'My Library', href: '#library', icon: 'library' },
        { label: 'Watch History', href: '#history', icon: 'history' },
        { label: 'Subscription', href: '#subscription', icon: 'card' },
        { label: 'Account Settings', href: '#account', icon: 'settings' },
      ],
    },
  ],
  signOut: { label: 'Sign Out', onSelect: () => undefined },
};

/** An administrator's menu, for stories. */
export const admin: ProfileMenuProps = {
  ...member,
  name: 'Ada Admin',
  email: 'admin@gschool.example',
  groups: [
    ...member.groups,
    {
      label: 'Administrator',
      items: [
        { label: 'Admin Dashboard', href: 'https://x.example/', icon: 'shield', isExternal: true },
        { label: 'Clear Cache', icon: 'refresh', onSelect: () => undefined },
      ],
    },
  ],
};
