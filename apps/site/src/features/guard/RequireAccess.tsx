import { viewerOf } from '@gschool/app/session';
import { AppError, useSession } from '@gschool/data';
import { getAccess, type Area } from '@gschool/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { areGuardsSuspended } from '../../shared/suspendGuards';
import { SessionError } from './SessionError';

export interface RequireAccessProps {
  area: Area;
  /** Shown until the session is known. */
  loading: ReactNode;
  /**
   * Shown to whoever may not open the area.
   * @default visitors sign in and come back, members without a subscription are led to the plans
   */
  denied?: ReactNode;
  children: ReactNode;
}

/** Shows its children to whoever may open the area. */
export function RequireAccess({ area, loading, denied, children }: RequireAccessProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return loading;
  const isHere = session.status === 'signedIn' || session.wasEnded;
  // A class that has begun plays to its end, and its page says what has ended.
  if (isHere && areGuardsSuspended(pathname)) return children;
  const result = getAccess(area, viewerOf(session));
  if (result === 'yes') return children;
  if (denied !== undefined) return denied;
  if (result === 'forbidden') throw new AppError({ kind: 'forbidden' });
  if (result === 'signIn') return <Navigate to={paths.signInFor(pathname + search)} replace />;
  if (session.status === 'signedIn' && session.error) return <SessionError error={session.error} />;
  const reason = area === 'videos' ? 'videos' : 'library';
  return <Navigate to={paths.profileTab('subscription', reason)} replace />;
}
