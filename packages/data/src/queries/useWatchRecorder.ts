import { emptyLibrary, mergePositions, type ClassCard, type LibraryState } from '@gschool/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createJournal } from '../library/journal';
import { createWatchRecorder, type WatchRecorder } from '../library/watchRecorder';
import { useSession, useSessionObject } from '../session/SessionProvider';
import { keys } from './keys';
import { localStorageOrNull } from './localStorageOrNull';

const now = (): number => Date.now();

/**
 * The recorder of the class that is open. Report every position and flush at a
 * pause; hiding the page and leaving the class are taken care of.
 */
export const useWatchRecorder = (
  video: Pick<ClassCard, 'id' | 'title' | 'poster'>,
): WatchRecorder => {
  const session = useSessionObject();
  const state = useSession();
  const client = useQueryClient();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  const { id, title, poster } = video;

  const recorder = useMemo(
    () =>
      createWatchRecorder({
        uid,
        journal: createJournal(uid, typeof window === 'undefined' ? null : localStorageOrNull()),
        now,
        video: { id, title, poster },
        library: {
          read: async (who) => (await session.backend()).library.read(who),
          write: async (who, library) => (await session.backend()).library.write(who, library),
          writeHistory: async (who, entry) =>
            (await session.backend()).library.writeHistory(who, entry),
        },
        onWritten: (written) =>
          client.setQueryData<LibraryState>(keys.library(uid), (shown = emptyLibrary) => ({
            ...written,
            positions: mergePositions(shown.positions, written.positions),
          })),
      }),
    [uid, id, title, poster, session, client],
  );

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void recorder.flush('leave');
    };
    const pageHide = (): void => void recorder.flush('leave');
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', pageHide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', pageHide);
      void recorder.flush('leave');
    };
  }, [recorder]);

  return recorder;
};
