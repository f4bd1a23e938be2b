import { useSession, type SessionState } from '@gschool/data';
import { canOpen, getSubscriptionState, type Area, type Viewer } from '@gschool/domain';

/** Who asks for access; null for a visitor, and as long as nobody is known. */
export const viewerOf = (session: SessionState): Viewer =>
  session.status === 'signedIn'
    ? {
        subscription: getSubscriptionState(session.profile, session.claims),
        role: session.claims.role,
      }
    : null;

/** Whether whoever is here may open an area. */
export const useCanOpen = (area: Area): boolean => canOpen(area, viewerOf(useSession()));
