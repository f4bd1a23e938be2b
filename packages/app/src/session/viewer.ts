import { useSession, type SessionState } from '@gschool/data';
import { canOpen, getSubscriptionState, type Area, type Viewer } from '@gschool/domain';

/** The viewer for access checks; null when not signed in, and while the session is loading. */
export const toViewer = (session: SessionState): Viewer =>
  session.status === 'signedIn'
    ? {
        subscription: getSubscriptionState(session.profile, session.claims),
        role: session.claims.role,
      }
    : null;

/**
 * Whether the viewer may open an area. While the session is loading, the viewer counts as a
 * visitor.
 */
export const useCanOpen = (area: Area): boolean => canOpen(area, toViewer(useSession()));
