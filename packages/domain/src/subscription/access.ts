import type { Role } from '../profile/types';
import type { SubscriptionState } from './subscription';

/** The parts of the product that have their own access rules (docs/product/access.md#areas). */
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

/** The person who opens an area; null for a visitor. */
export type Viewer = { subscription: SubscriptionState; role: Role } | null;

/** `yes`, or what the viewer needs: to sign in, to subscribe, or a different role (`forbidden`). */
export type Access = 'yes' | 'signIn' | 'subscribe' | 'forbidden';

/**
 * Whether a viewer may open an area. Menus, route guards and pages use it. An administrator without
 * a subscription is not a subscriber. A member without a subscription can open the history but no
 * other part of the library (docs/product/access.md#lapsed-members).
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

/** Whether the viewer may open the area. */
export const canOpen = (area: Area, viewer: Viewer): boolean => getAccess(area, viewer) === 'yes';
