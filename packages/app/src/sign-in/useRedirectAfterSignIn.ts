import { useSession, type SignedInState } from '@gschool/data';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates as soon as a member is signed in.
 *
 * @param getTarget returns the path; called while rendering
 * @param onRedirect called before the navigation; pass the same function in every render
 */
export function useRedirectAfterSignIn(
  getTarget: (session: SignedInState) => string,
  onRedirect?: () => void,
): void {
  const session = useSession();
  const navigate = useNavigate();
  const target = session.status === 'signedIn' ? getTarget(session) : null;

  useEffect(() => {
    if (target === null) return;
    onRedirect?.();
    void navigate(target, { replace: true });
  }, [target, navigate, onRedirect]);
}
