import {
  getPosition,
  type ClassCard,
  type LibraryState,
  type WatchPosition,
} from '@gschool/domain';
import { useEffect, useMemo } from 'react';
import { storePosition } from '../library/storePosition';
import { createWatchRecorder, type WatchRecorder } from '../library/watchRecorder';
import type { Session } from '../session/createSession';
import { useServices } from '../services/ServicesProvider';
import { readTimezone } from '../timezone/timezone';
import { getChangeQueue } from './getChangeQueue';
import { getQueryClient } from './getQueryClient';
import { queryKeys } from './queryKeys';

/**
 * The recorder of the class that is open, of the member whose film it is. Report every
 * position and flush at a pause; hiding the page and leaving the class are taken care of.
 *
 * When the session ends by itself while the film goes on, its places stay in this browser
 * and are sent when the same member is here again. Who signs out on this page leaves nothing.
 */
export const useWatchRecorder = (
  video: Pick<ClassCard, 'id' | 'title' | 'poster'>,
  uid: string,
): WatchRecorder => {
  const services = useServices();
  const { id, title, poster } = video;

  const recorder = useMemo(() => {
    let known: WatchPosition | null | undefined;
    const { session, pendingChanges } = services;
    return createWatchRecorder({
      queue: {
        submit: async (action) => {
          const now = session.get();
          if (now.status === 'signedIn' && now.user.uid === uid) {
            return getChangeQueue(services)?.submit(action) ?? { kind: 'waiting' };
          }
          if (now.status === 'signedOut' && now.wasEnded) {
            storePosition(() => localStorage, uid, action);
          }
          return { kind: 'waiting' };
        },
      },
      // oxlint-disable-next-line react/purity -- the recorder asks when it is told a position, not in a render
      now: () => Date.now(),
      zone: () => zoneOf(session),
      video: { id, title, poster },
      saved: () => {
        const stored = getQueryClient(services).getQueryData<LibraryState>(queryKeys.library(uid));
        const view = pendingChanges.get();
        // After the session's end nothing is known any more: what was known last still counts.
        // oxlint-disable-next-line react/immutability -- it belongs to the recorder, and no render reads it
        if (stored) known = getPosition(view ? view.library(stored) : stored, id);
        return known;
      },
      visit: crypto.randomUUID(),
    });
  }, [uid, id, title, poster, services]);

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

/** Where the member lives: what the profile says, else this browser. */
const zoneOf = (session: Session): string => {
  const now = session.get();
  const zone = now.status === 'signedIn' ? now.profile?.timezone : undefined;
  return zone || readTimezone(() => localStorage);
};
