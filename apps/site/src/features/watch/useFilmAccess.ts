import { useSession, useServices } from '@gschool/data';
import type { Playback } from '@gschool/domain';
import type { ErrorAction, StreamError } from '@gschool/ui/player';
import { useRef } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Milliseconds in which a film that was mended is not mended again: it is refused for another reason. */
const mendedFor = 30_000;

/** What to do, and what to say, when a film is refused or does not arrive. */
export function useFilmAccess(
  classId: string,
  renewPlayback: () => Promise<Playback | null>,
  keepPlace: () => void,
): {
  isMember: boolean;
  mend: () => Promise<boolean>;
  sentence: (fault: StreamError) => string | undefined;
  ways: (fault: StreamError) => readonly ErrorAction[];
} {
  const t = useT();
  const { session } = useServices();
  const state = useSession();
  const mendedAt = useRef(-Infinity);
  const isHere = state.status === 'signedIn';
  const isMember = isHere && state.isSubscribed;
  const support = settings.ok ? settings.settings.support.url : undefined;
  const others = { label: t('watch.others'), href: paths.videos };

  return {
    isMember,
    mend: async () => {
      if (performance.now() - mendedAt.current < mendedFor) return false;
      await session.renew();
      const now = session.get();
      if (now.status !== 'signedIn' || !now.isSubscribed) return false;
      keepPlace();
      const isMended = (await renewPlayback()) !== null;
      if (isMended) mendedAt.current = performance.now();
      return isMended;
    },
    sentence: (fault) =>
      fault !== 'denied' || !isHere
        ? undefined
        : t(isMember ? 'watch.filmRefused' : 'watch.filmClosed'),
    ways: (fault) => {
      if (fault !== 'denied')
        return support && fault === 'media'
          ? [others, { label: t('watch.tellUs'), href: support, isExternal: true }]
          : [others];
      if (isMember) return [others];
      return isHere
        ? [{ label: t('watch.renew'), href: paths.profileTab('subscription', 'videos') }]
        : [{ label: t('watch.signIn'), href: paths.signInFor(paths.watch(classId)) }];
    },
  };
}
