import { useSession, type SessionState } from '@gschool/data';
import { getDownloadAccess } from '@gschool/domain';
import { useState } from 'react';

import { useIsOnline } from '../useIsOnline';

/**
 * When the member was last read online, in epoch milliseconds. A member who is not from the stored
 * copy was read on this page.
 */
const getCheckedAt = (session: SessionState, now: number): number =>
  session.status === 'signedIn' && 'checkedAt' in session && typeof session.checkedAt === 'number'
    ? session.checkedAt
    : now;

/** Whether downloads open, or the member must go online once first (docs/product.md#downloads). */
export function useDownloadAccess(): 'yes' | 'checkOnline' {
  const session = useSession();
  const isOnline = useIsOnline();
  // Fixed for the visit, so that no class closes while it plays.
  const [now] = useState(() => Date.now());
  return getDownloadAccess({ now, checkedAt: getCheckedAt(session, now), isOnline });
}
