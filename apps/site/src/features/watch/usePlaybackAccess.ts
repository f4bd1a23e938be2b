import { useCanOpen, toViewer } from '@gschool/app/session';
import { useSession, useServices } from '@gschool/data';
import { getRenewalTime, useRenewPlayback } from '@gschool/data/queries';
import { canOpen } from '@gschool/domain';
import type { ErrorAction, StreamError, VideoSource } from '@gschool/ui/player';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Whether the school can help: the video itself is what does not play. */
const isVideoError = (problem: StreamError): boolean =>
  problem !== 'network' && problem !== 'unsupported';

/** Renews the address of a video, and says what helps when it does not play. */
export function usePlaybackAccess(classId: string): {
  canOpenVideos: boolean;
  /** For the player. Null when the member may not play the class any more. */
  renewSource: () => Promise<VideoSource | null>;
  getErrorMessage: (problem: StreamError) => string | undefined;
  getErrorActions: (problem: StreamError) => readonly ErrorAction[];
} {
  const t = useT();
  const { session } = useServices();
  const isSignedIn = useSession().status === 'signedIn';
  const canOpenVideos = useCanOpen('videos');
  const renewPlayback = useRenewPlayback(classId);
  const support = settings.ok ? settings.values.support.url : undefined;
  const otherClasses = { label: t('watch.others'), href: paths.videos };

  return {
    canOpenVideos,
    renewSource: async () => {
      await session.renew();
      if (!canOpen('videos', toViewer(session.get()))) return null;
      const playback = await renewPlayback();
      return playback && { src: playback.hls, renewAt: getRenewalTime(playback) };
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
