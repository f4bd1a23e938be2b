import type { Playback } from '@gschool/domain';
import type { QueryKey } from '@tanstack/react-query';

import type { Backend } from '../../backend';
import { readCacheOwner } from '../../cache/cacheOwner';
import type { Services } from '../../services/createServices';
import { startEarlyRead } from '../../queries/earlyReads';
import { getQueryClient } from '../../queries/getQueryClient';
import { libraryKeys } from '../library/library';
import { catalogueKeys } from './catalogue';
import { getPlaybackQuery } from './playbackQuery';

/**
 * Reads the media of a class, the class and the member's library while the session still reads the
 * member's profile, which the pages of members wait for. `usePlayback`, `useClass` and `useLibrary`
 * then find the answers or the running requests. What this browser has stored is not read. The
 * server decides whether the member may have the answers. Does nothing once the session is known,
 * or in a browser that has stored no member's data.
 *
 * The member is the one whose data the browser has stored. If another member turns out to be signed
 * in, the answers stay under the wrong key in memory and are never shown.
 *
 * Resolves to the media; null if there are none, or nothing was read.
 */
export const startClass = async (services: Services, id: string): Promise<Playback | null> => {
  const { session } = services;
  const uid = readCacheOwner(() => globalThis.localStorage);
  if (uid === null || session.get().status !== 'loading') return null;
  const readIfNotStored = async (
    queryKey: QueryKey,
    read: (backend: Backend) => Promise<unknown>,
  ): Promise<void> => {
    const stored = await import('../../cache/browserCache').catch(() => null);
    if (await stored?.isStored(queryKey)) return;
    if (session.get().status === 'loading') startEarlyRead(session, queryKey, read);
  };
  void readIfNotStored(catalogueKeys.class(uid, id), ({ catalogue }) => catalogue.details(id));
  void readIfNotStored(libraryKeys.library(uid), ({ library }) => library.read(uid));
  return getQueryClient(services)
    .fetchQuery({
      ...getPlaybackQuery(services, uid, id),
      // An error is shown by the page, which asks again.
      retry: false,
    })
    .catch(() => null);
};
