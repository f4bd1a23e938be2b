import { useSession, type SessionState } from '@gschool/data';
import { getDownloadAccess } from '@gschool/domain';
import { useState } from 'react';

/** When the member was last read online, if the session is from the stored copy; in epoch milliseconds. */
const getCheckedAt = (session: SessionState): number | null =>
  session.status === 'signedIn' && 'checkedAt' in session && typeof session.checkedAt === 'number'
    ? session.checkedAt
    : null;

/**
 * Whether downloads open, or the member must go online once first (docs/product.md#downloads). What
 * counts is that the session was read online, because a browser that is online may reach nothing.
 */
export function useDownloadAccess(): 'yes' | 'checkOnline' {
  const checkedAt = getCheckedAt(useSession());
  // Fixed for the visit, so that no class closes while it plays.
  const [now] = useState(() => Date.now());
  return getDownloadAccess({ now, checkedAt, isOnline: checkedAt === null });
}
