import type { Role } from '../profile/types';
import type { SubscriptionState } from './subscription';

/** The parts of the product, by who may open them. */
export const areas = [
  'public',
  'profile',
  'search',
  'videos',
  'library',
  'history',
  'admin',
] as const;
export type Area = (typeof areas)[number];

/** Who asks: null is a visitor. */
export type Viewer = { subscription: SubscriptionState; role: Role } | null;

/** `yes`, or the reason of the refusal: sign in first, subscribe first, or never. */
export type Access = 'yes' | 'signIn' | 'subscribe' | 'forbidden';

/**
 * Whether a viewer may open an area. Menus, route guards and pages ask it. An administrator
 * without a subscription is not a subscriber. Without a subscription a member can open
 * the history, but nothing else of the library.
 */
export const getAccess = (area: Area, viewer: Viewer): Access => {
  if (area === 'public') return 'yes';
  if (viewer === null) return 'signIn';
  switch (area) {
    case 'profile':
    case 'search':
    case 'history':
      return 'yes';
    case 'videos':
    case 'library':
      return viewer.subscription === 'active' ? 'yes' : 'subscribe';
    case 'admin':
      return viewer.role === 'admin' ? 'yes' : 'forbidden';
  }
};

/** True when the viewer may open the area. */
export const canOpen = (area: Area, viewer: Viewer): boolean => getAccess(area, viewer) === 'yes';
