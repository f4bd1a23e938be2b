import { useSession } from '@gschool/data';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useNext } from './useNext';

/**
 * Leads on as soon as somebody is signed in: back to where they wanted to go (a path of
 * this origin, anything else is ignored), else to their account.
 */
export function useAfterSignIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { next } = useNext();
  const target = session.status === 'signedIn' ? (next ?? paths.account) : null;

  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
}
