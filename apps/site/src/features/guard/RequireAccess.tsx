import { toViewer } from '@gschool/app/session';
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
   * Shown to viewers who may not open the area.
   * @default visitors are redirected to sign-in, members without a subscription to the plans
   */
  denied?: ReactNode;
  children: ReactNode;
}

/** Renders its children only for viewers who may open the area (docs/product/pages.md#guards). */
export function RequireAccess({ area, loading, denied, children }: RequireAccessProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return loading;
  const isHere = session.status === 'signedIn' || session.wasEnded;
  // A class that has started plays to the end
  // (docs/product/watching.md#playing-past-the-end-of-a-session).
  if (isHere && areGuardsSuspended(pathname)) return children;
  const result = getAccess(area, toViewer(session));
  if (result === 'yes') return children;
  if (denied !== undefined) return denied;
  if (result === 'forbidden') throw new AppError({ kind: 'forbidden' });
  if (result === 'signIn') return <Navigate to={paths.signInFor(pathname + search)} replace />;
  if (session.status === 'signedIn' && session.error) return <SessionError error={session.error} />;
  const reason = area === 'videos' ? 'videos' : 'library';
  return <Navigate to={paths.profileTab('subscription', reason)} replace />;
}
