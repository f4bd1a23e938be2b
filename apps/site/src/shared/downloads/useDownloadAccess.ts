import { useSession } from '@gschool/data';
import { getDownloadAccess } from '@gschool/domain';
import { useState } from 'react';

/**
 * Whether downloads open, or the member must go online once first (docs/product.md#downloads). What
 * counts is that the session was read online, because a browser that is online may reach nothing.
 */
export function useDownloadAccess(): 'yes' | 'checkOnline' {
  const session = useSession();
  const checkedAt = (session.status === 'signedIn' && session.checkedAt) || null;
  // Fixed for the visit, so that no class closes while it plays.
  const [now] = useState(() => Date.now());
  return getDownloadAccess({ now, checkedAt, isOnline: checkedAt === null });
}
