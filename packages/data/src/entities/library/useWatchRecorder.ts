import {
  getPosition,
  type ClassCard,
  type LibraryState,
  type WatchPosition,
} from '@gschool/domain';
import { useEffect, useMemo } from 'react';

import { storePosition } from './changes/storePosition';
import { createWatchRecorder, type WatchRecorder } from './changes/watchRecorder';
import type { Session } from '../../session/createSession';
import { useServices } from '../../services/ServicesProvider';
import { wasSignedOutHere } from '../../session/storedMember';
import { readTimezone } from '../../timezone/timezone';
import { getChangeQueue } from './getChangeQueue';
import { getQueryClient } from '../../queries/getQueryClient';
import { libraryKeys } from './library';

const getLocalStorage = (): Storage => localStorage;

/**
 * Records the position in a class of the member `uid`. Report every position and flush at a pause;
 * hiding the page and leaving the class flush automatically.
 *
 * When the session ends during playback, positions are stored in this browser and sent when the
 * same member signs in again. After signing out by choice, in any tab, nothing is stored.
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
          if (now.status === 'signedOut' && now.wasEnded && !wasSignedOutHere(getLocalStorage)) {
            storePosition(getLocalStorage, uid, action);
          }
          return { kind: 'waiting' };
        },
      },
      now: () => Date.now(),
      getTimeZone: () => getTimeZone(session),
      video: { id, title, poster },
      getStoredPosition: () => {
        const stored = getQueryClient(services).getQueryData<LibraryState>(
          libraryKeys.library(uid),
        );
        const changes = pendingChanges.get();
        // After the session has ended, the last known position counts.
        // oxlint-disable-next-line react/immutability -- it belongs to the recorder, and no render reads it
        if (stored) known = getPosition(changes ? changes.library(stored) : stored, id);
        return known;
      },
      visitId: crypto.randomUUID(),
    });
  }, [uid, id, title, poster, services]);

  useEffect(() => {
    const flushOnLeave = (): void => void recorder.flush('leave');
    const flushIfHidden = (): void => {
      if (document.visibilityState === 'hidden') flushOnLeave();
    };
    document.addEventListener('visibilitychange', flushIfHidden);
    window.addEventListener('pagehide', flushOnLeave);
    return () => {
      document.removeEventListener('visibilitychange', flushIfHidden);
      window.removeEventListener('pagehide', flushOnLeave);
      flushOnLeave();
    };
  }, [recorder]);

  return recorder;
};

/** The time zone of the profile; otherwise this browser's. */
const getTimeZone = (session: Session): string => {
  const now = session.get();
  const zone = now.status === 'signedIn' ? now.profile?.timezone : undefined;
  return zone || readTimezone(() => localStorage);
};
