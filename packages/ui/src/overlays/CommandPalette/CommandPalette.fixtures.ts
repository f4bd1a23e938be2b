import * as icons from '../../data-display/Icon/icons';
import type { PaletteCommand } from './commands';

/** The pages and acts of a studio. */
export const studioCommands: readonly PaletteCommand[] = [
  { id: 'overview', label: 'Overview', group: 'Go to', icon: icons.home, href: '#overview' },
  {
    id: 'members',
    label: 'Members',
    group: 'Go to',
    icon: icons.user,
    href: '#members',
    keys: 'G M',
  },
  {
    id: 'orders',
    label: 'Orders',
    group: 'Go to',
    icon: icons.parcel,
    href: '#orders',
    keys: 'G O',
    keywords: 'shipping',
  },
  { id: 'log', label: 'Log', group: 'Go to', icon: icons.history, href: '#log', keys: 'G L' },
  {
    id: 'grant',
    label: 'Grant a membership',
    group: 'Membership',
    icon: icons.plus,
    keywords: 'subscription give extend',
  },
  {
    id: 'block',
    label: 'Block a member',
    group: 'Membership',
    icon: icons.lock,
    keywords: 'ban suspend',
  },
  {
    id: 'undo',
    label: 'Undo the last act',
    group: 'Membership',
    icon: icons.refresh,
    keys: 'Mod+Z',
    isDisabled: true,
    reason: 'The order has been sent since.',
  },
  { id: 'theme', label: 'Change the appearance', group: 'Studio', icon: icons.palette },
  { id: 'keys', label: 'Keyboard shortcuts', group: 'Studio', icon: icons.keyboard, keys: '?' },
  {
    id: 'stripe',
    label: 'Open Stripe',
    group: 'Studio',
    icon: icons.card,
    href: 'https://stripe.com',
    isExternal: true,
  },
];

const people = ['Mara Kern', 'Zoë Sømme', 'أحمد منصور', 'João Sá', 'Mariam Okafor'];

/** Members that a server found. */
export const findMembers = (query: string): readonly PaletteCommand[] =>
  people
    .filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
    .map((label, index) => ({
      id: `member ${label}`,
      label,
      group: 'Members',
      description: `member-${index + 1}@gschool.example`,
      icon: icons.user,
      href: `#member-${index + 1}`,
    }));

/** Commands in Arabic. */
export const arabicCommands: readonly PaletteCommand[] = [
  {
    id: 'overview',
    label: 'نظرة عامة',
    group: 'الانتقال إلى',
    icon: icons.home,
    href: '#overview',
  },
  {
    id: 'members',
    label: 'أعضاء المدرسة',
    group: 'الانتقال إلى',
    icon: icons.user,
    href: '#members',
    keys: 'G M',
  },
  { id: 'grant', label: 'منح عضوية', group: 'العضوية', icon: icons.plus },
  {
    id: 'undo',
    label: 'التراجع عن آخر إجراء',
    group: 'العضوية',
    icon: icons.refresh,
    isDisabled: true,
    reason: 'أُرسل الطلب بعد ذلك.',
  },
];
