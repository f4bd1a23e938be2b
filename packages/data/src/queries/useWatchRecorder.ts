import { positionOf, type ClassCard, type LibraryState } from '@gschool/domain';
import { useEffect, useMemo } from 'react';
import { createWatchRecorder, type WatchRecorder } from '../library/watchRecorder';
import type { Session } from '../session/createSession';
import { useSession, useSessionObject } from '../session/SessionProvider';
import { readTimezone } from '../timezone/timezone';
import { clientOf } from './clientOf';
import { keys } from './keys';
import { queueOf } from './libraryQueue';
import { pendingViewOf } from './pendingView';

/**
 * The recorder of the class that is open. Report every position and flush at a
 * pause; hiding the page and leaving the class are taken care of.
 */
export const useWatchRecorder = (
  video: Pick<ClassCard, 'id' | 'title' | 'poster'>,
): WatchRecorder => {
  const session = useSessionObject();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  const { id, title, poster } = video;

  const recorder = useMemo(
    () =>
      createWatchRecorder({
        // Whoever is here when something is written: after a sign-out nobody is, and nothing is.
        queue: {
          submit: async (action) =>
            (isHere(session, uid) ? queueOf(session) : null)?.submit(action) ?? { kind: 'waiting' },
        },
        now: () => Date.now(),
        zone: () => zoneOf(session),
        video: { id, title, poster },
        saved: () => {
          const stored = clientOf(session).getQueryData<LibraryState>(keys.library(uid));
          const view = pendingViewOf(session);
          return stored && positionOf(view ? view.library(stored) : stored, id);
        },
        visit: crypto.randomUUID(),
      }),
    [uid, id, title, poster, session],
  );

  useEffect(() => {
    const leave = (): void => void recorder.flush('leave');
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [recorder]);

  return recorder;
};

const isHere = (session: Session, uid: string): boolean => {
  const now = session.get();
  return now.status === 'signedIn' && now.user.uid === uid;
};

/** Where the member lives: what the profile says, else this browser. */
const zoneOf = (session: Session): string => {
  const now = session.get();
  const zone = now.status === 'signedIn' ? now.profile?.timezone : undefined;
  return zone || readTimezone(() => localStorage);
};
