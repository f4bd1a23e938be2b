import { useCanOpen, toViewer } from '@gschool/app/session';
import { useSession, useServices } from '@gschool/data';
import { canOpen, type Playback } from '@gschool/domain';
import type { ErrorAction, StreamError } from '@gschool/ui/player';
import { useRef } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/**
 * If a video was renewed within this time, it is not renewed again, because the request was
 * rejected for another reason.
 */
const RENEWAL_PAUSE_MS = 30_000;

/** Whether the video file is the problem, so that the school can help. */
const isVideoError = (problem: StreamError): boolean =>
  problem !== 'network' && problem !== 'unsupported';

/**
 * Renews access when the server rejects a video, and returns texts and actions for a video that
 * does not play.
 */
export function usePlaybackAccess(
  classId: string,
  renewPlayback: () => Promise<Playback | null>,
  rememberPosition: () => void,
): {
  canOpenVideos: boolean;
  renewAccess: () => Promise<boolean>;
  getErrorMessage: (problem: StreamError) => string | undefined;
  getErrorActions: (problem: StreamError) => readonly ErrorAction[];
} {
  const t = useT();
  const { session } = useServices();
  const isSignedIn = useSession().status === 'signedIn';
  const canOpenVideos = useCanOpen('videos');
  const renewedAt = useRef(-Infinity);
  const support = settings.ok ? settings.values.support.url : undefined;
  const otherClasses = { label: t('watch.others'), href: paths.videos };

  return {
    canOpenVideos,
    renewAccess: async () => {
      if (performance.now() - renewedAt.current < RENEWAL_PAUSE_MS) return false;
      await session.renew();
      if (!canOpen('videos', toViewer(session.get()))) return false;
      rememberPosition();
      const isRenewed = (await renewPlayback()) !== null;
      if (isRenewed) renewedAt.current = performance.now();
      return isRenewed;
    },
    getErrorMessage: (problem) =>
      problem !== 'denied' || !isSignedIn
        ? undefined
        : t(canOpenVideos ? 'watch.accessDenied' : 'watch.accessEnded'),
    getErrorActions: (problem) => {
      if (problem !== 'denied')
        return support && isVideoError(problem)
          ? [otherClasses, { label: t('watch.contactSupport'), href: support, isExternal: true }]
          : [otherClasses];
      if (canOpenVideos) return [otherClasses];
      return isSignedIn
        ? [{ label: t('watch.renew'), href: paths.profileTab('subscription', 'videos') }]
        : [{ label: t('watch.signIn'), href: paths.signInFor(paths.watch(classId)) }];
    },
  };
}
