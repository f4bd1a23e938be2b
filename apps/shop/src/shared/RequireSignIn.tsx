import { useSession, type SignedInState } from '@gschool/data';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';

/** A page for members: anybody else signs in first and comes back to where they wanted to go. */
export function RequireSignIn({
  skeleton: waiting,
  children,
}: {
  /** While it is not known who is here. */
  skeleton: ReactNode;
  children: (session: SignedInState) => ReactNode;
}) {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'loading':
      return waiting;
    case 'signedOut':
      return <Navigate to={paths.loginFor(pathname + search)} replace />;
    case 'signedIn':
      return children(session);
  }
}
