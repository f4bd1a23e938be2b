import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Alert, Link } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/**
 * Says below a playing video that the member was signed out, or that the subscription has ended.
 * Scrolls into view when the video ends.
 */
export function SessionNotice({ hasEnded }: { hasEnded: boolean }) {
  const t = useT();
  const session = useSession();
  const canOpenVideos = useCanOpen('videos');
  const notice = useRef<HTMLDivElement>(null);
  const isSignedOut = session.status === 'signedOut';
  const isShown = isSignedOut || (session.status === 'signedIn' && !canOpenVideos);

  useEffect(() => {
    if (!hasEnded || !isShown) return;
    if (document.fullscreenElement) void document.exitFullscreen();
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [hasEnded, isShown]);

  if (!isShown) return null;
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
          {t(hasEnded ? 'watch.lapsedOver' : 'watch.lapsed')}
        </Alert>
      )}
    </div>
  );
}
