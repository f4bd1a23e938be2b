import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { browserStores, getLocalStorage, whenIdle } from '../cache/browserCache';
import { toCachedQuery } from '../cache/cachedQueries';
import { readCacheOwner } from '../cache/cacheOwner';
import { decodeEntry } from '../cache/entry';
import { tryOperation } from '../cache/tryOperation';
import { savesData } from '../savesData';
import type { Session } from '../session/createSession';
import { getScheduleQuery } from '../entities/events/eventQueries';
import { getHistoryQuery, getPlaylistsQuery } from '../entities/library/libraryQueries';

const DAY_MS = 24 * 60 * 60_000;

/** Entries older than this, in milliseconds, are read again. */
const maxAge = {
  /** A history has up to 50 documents. */
  library: 30 * DAY_MS,
  /** After a week, many upcoming events are over. */
  schedule: 7 * DAY_MS,
} as const;

/**
 * The prefix of the keys that store when a member's data was last checked or read, in epoch
 * milliseconds. It must not contain the word "cache", because clear-all removes every key with that
 * word.
 */
export const PREFETCHED_PREFIX = 'gschool.prefetched.';

const isRecent = (time: number, maxAgeMs: number): boolean => {
  const age = Date.now() - time;
  return age >= 0 && age < maxAgeMs;
};

/** Whether a member’s data was prefetched in the last 24 hours. A damaged value counts as false. */
const wasPrefetched = (uid: string): boolean => {
  const text = getLocalStorage().getItem(PREFETCHED_PREFIX + uid);
  return text !== null && isRecent(Number(text), DAY_MS);
};

/** The signed-in subscriber, whose profile was read from the server; null for anyone else. */
const getSubscriber = (session: Pick<Session, 'get'>): string | null => {
  const state = session.get();
  const isRead = state.status === 'signedIn' && state.error === null && !state.isFromCopy;
  return isRead && state.isSubscribed ? state.user.uid : null;
};

/** Whether an offline start could show a query: its data is in memory or in a recent entry. */
const isAvailable = async (
  client: QueryClient,
  queryKey: QueryKey,
  maxAgeMs: number,
): Promise<boolean> => {
  if (client.getQueryData(queryKey) !== undefined) return true;
  const cached = toCachedQuery(queryKey);
  if (!cached) return false;
  const text = await browserStores[cached.store].get(cached.key);
  const entry = decodeEntry(text);
  return entry !== null && isRecent(entry.timestamp, maxAgeMs);
};

/**
 * Reads the first page of the history, the playlists and the upcoming events of a subscriber, so
 * that the next offline start shows them (docs/product/offline.md#offline-start): at most once a
 * day, only data that this browser does not have, and never while the browser saves data. Never
 * rejects. A failed read is tried again by the next page.
 */
export const prefetchForOffline = async ({
  session,
  client,
}: {
  session: Session;
  client: QueryClient;
}): Promise<void> => {
  const uid = getSubscriber(session);
  if (uid === null || savesData()) return;
  const isMember = (): boolean => getSubscriber(session) === uid && navigator.onLine;
  const history = getHistoryQuery(session, uid);
  const playlists = getPlaylistsQuery(session, uid);
  const schedule = getScheduleQuery(session, Date.now());
  // The reads run one after the other, so that the page itself is not slowed down. None of them
  // rejects.
  const reads: readonly (readonly [QueryKey, number, () => Promise<void>])[] = [
    [history.queryKey, maxAge.library, () => client.prefetchInfiniteQuery(history)],
    [playlists.queryKey, maxAge.library, () => client.prefetchQuery(playlists)],
    [schedule.queryKey, maxAge.schedule, () => client.prefetchQuery(schedule)],
  ];
  // Where storage is blocked, nothing could be stored.
  await tryOperation('prefetching for an offline start', async () => {
    if (wasPrefetched(uid)) return;
    // The entries of another member are removed as soon as this member’s entries are stored.
    const isOwner = readCacheOwner(getLocalStorage) === uid;
    for (const [queryKey, maxAgeMs, read] of reads) {
      await whenIdle();
      if (!isMember()) return;
      if (isOwner && (await isAvailable(client, queryKey, maxAgeMs))) continue;
      await read();
      if (client.getQueryState(queryKey)?.status !== 'success') return;
    }
    if (isMember()) getLocalStorage().setItem(PREFETCHED_PREFIX + uid, String(Date.now()));
  });
};
