import { usePreload } from '@gschool/app';
import { useRedirectAfterSignIn } from '@gschool/app/sign-in';
import { prepareAdmin, useServices } from '@gschool/data';
import { useCallback, useContext } from 'react';

import { PageLoader } from '../../shared/pageLoader';

/**
 * Opens a page after the sign-in. Its code, and what it needs to read its data, load while the form
 * is shown (docs/product/studio.md#studio-access).
 *
 * @param target a path with its query
 */
export function useSignInTarget(target: string): void {
  const loadPages = useContext(PageLoader);
  const { session } = useServices();
  const loadTarget = useCallback(
    () => loadPages(target.split(/[?#]/)[0] ?? '/'),
    [loadPages, target],
  );
  const preload = useCallback(
    () => Promise.all([loadTarget(), prepareAdmin(session)]),
    [loadTarget, session],
  );
  usePreload(preload);
  // Once more, in case the first attempt failed. If this one fails, the page shows its error.
  const load = useCallback(() => void loadTarget().catch(() => undefined), [loadTarget]);
  useRedirectAfterSignIn(() => target, load);
}
