import { useSession } from '@gschool/data';
import { Alert, Link } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/**
 * Says under a film that goes on that its member was signed out, or that the subscription is
 * over; nothing otherwise. When the film is over too, it comes into sight.
 */
export function SessionNotice({ isOver }: { isOver: boolean }) {
  const t = useT();
  const session = useSession();
  const notice = useRef<HTMLDivElement>(null);
  const isSignedOut = session.status === 'signedOut';
  const isNeeded = isSignedOut || (session.status === 'signedIn' && !session.isSubscribed);

  useEffect(() => {
    if (!isOver || !isNeeded) return;
    if (document.fullscreenElement) void document.exitFullscreen();
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [isOver, isNeeded]);

  if (!isNeeded) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      {isSignedOut ? (
        <Alert
          title={t('watch.signedOutTitle')}
          action={
            <Link href={paths.signIn} isExternal tone="inherit">
              {t('watch.signIn')}
            </Link>
          }
        >
          {t('watch.signedOut')}
        </Alert>
      ) : (
        <Alert
          title={t('watch.lapsedTitle')}
          action={
            <Link href={paths.profileTab('subscription', 'videos')} tone="inherit">
              {t('watch.renew')}
            </Link>
          }
        >
          {t(isOver ? 'watch.lapsedOver' : 'watch.lapsed')}
        </Alert>
      )}
    </div>
  );
}
