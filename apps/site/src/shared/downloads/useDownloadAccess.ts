import { useSession } from '@gschool/data';
import { getDownloadAccess } from '@gschool/domain';
import { useEffect, useState } from 'react';

/**
 * Whether downloads open, or the member must go online first (docs/product/downloads.md#downloads).
 * Only a session that was read from the server counts, because a browser that is online may not
 * reach the server. The time is read at the start, and when the tab becomes visible again.
 */
export function useDownloadAccess(): 'yes' | 'checkOnline' {
  const session = useSession();
  const member = session.status === 'signedIn' ? session : null;
  const checkedAt = member?.checkedAt ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return getDownloadAccess({
    // The session may have been read after this time.
    now: Math.max(now, checkedAt ?? 0),
    checkedAt,
    endsAt: member?.claims?.expiresAt ?? null,
    isOnline: checkedAt === null,
  });
}
