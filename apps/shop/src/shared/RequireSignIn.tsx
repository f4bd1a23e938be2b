import { useSession, type SignedInState } from '@gschool/data';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';

/** Renders its children for members. Others are redirected to sign-in and return afterward. */
export function RequireSignIn({
  skeleton,
  children,
}: {
  /** Shown while the session loads. */
  skeleton: ReactNode;
  children: (session: SignedInState) => ReactNode;
}) {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'loading':
      return skeleton;
    case 'signedOut':
      return <Navigate to={paths.loginFor(pathname + search)} replace />;
    case 'signedIn':
      return children(session);
  }
}
