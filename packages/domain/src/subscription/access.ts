import type { Role } from '../profile/types';
import type { SubscriptionState } from './subscription';

/** A part of the product that not everybody may open (spec, sections 1, 2 and 6). */
export type Area = 'public' | 'profile' | 'search' | 'videos' | 'library' | 'history' | 'admin';

/** Who asks: null is a visitor. */
export type Viewer = { subscription: SubscriptionState; role: Role } | null;

/** `yes`, or the reason of the refusal: sign in first, subscribe first, or never. */
export type Access = 'yes' | 'signIn' | 'subscribe' | 'forbidden';

/**
 * Whether a viewer may open an area. The same rule decides menus and guards; an
 * administrator without a subscription is not a subscriber. A lapsed member
 * keeps the history alone (decisions, "Pages and menus").
 */
export const access = (area: Area, viewer: Viewer): Access => {
  if (area === 'public') return 'yes';
  if (viewer === null) return 'signIn';
  switch (area) {
    case 'profile':
    case 'search':
      return 'yes';
    case 'videos':
    case 'library':
      return viewer.subscription === 'active' ? 'yes' : 'subscribe';
    case 'history':
      return viewer.subscription === 'none' ? 'subscribe' : 'yes';
    case 'admin':
      return viewer.role === 'admin' ? 'yes' : 'forbidden';
  }
};

/** True when the viewer may open the area. */
export const canOpen = (area: Area, viewer: Viewer): boolean => access(area, viewer) === 'yes';
