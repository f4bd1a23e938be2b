import { useSession } from '@gschool/data';
import { useMemo } from 'react';

import { canOpen } from '../../config/access';
import { screens, type Screen } from '../../config/screens';

/**
 * The screens that the session's role may open; until the session is known, all of them. A moderator
 * has few, so all of them may be in the bar of phones.
 */
export function useScreens(): readonly Screen[] {
  const session = useSession();
  const role = session.status === 'signedIn' ? session.claims.role : 'admin';
  return useMemo(
    () =>
      screens
        .filter(({ href }) => canOpen(role, href))
        .map((screen) => (role === 'admin' ? screen : { ...screen, isInBottomBar: true as const })),
    [role],
  );
}
