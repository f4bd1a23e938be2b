import { readCacheOwner } from '../../cache/cacheOwner';
import type { Services } from '../../services/createServices';
import { getQueryClient } from '../../queries/getQueryClient';
import { getPlaybackQuery } from './playbackQuery';

/**
 * Reads the media of a class while the session still reads the member's profile, which the pages of
 * members wait for. `usePlayback` then finds the answer or the running request. The server decides
 * whether the member may have the media. Does nothing once the session is known, or in a browser
 * that has stored no member's data.
 *
 * The member is the one whose data the browser has stored. If another member turns out to be signed
 * in, the answer stays under the wrong key in memory and is never shown.
 */
export const startPlayback = (services: Services, id: string): void => {
  const { session } = services;
  const uid = readCacheOwner(() => globalThis.localStorage);
  if (uid === null || session.get().status !== 'loading') return;
  void getQueryClient(services).prefetchQuery({
    ...getPlaybackQuery(services, uid, id),
    // An error is shown by the page, which asks again.
    retry: false,
  });
};
