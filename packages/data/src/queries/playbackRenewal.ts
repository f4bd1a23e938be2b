import type { Playback } from '@gschool/domain';

import { lifetimes } from '../cache/lifetimes';

/** Signed addresses are renewed this long before their end, in milliseconds. */
const RENEWAL_MARGIN_MS = 30 * 60_000;

/** The pause after a renewal that failed. */
const RETRY_MS = 60_000;

type StoredPlayback = Playback | null | undefined;

/** How long the media of a class is fresh, in milliseconds after it was read. */
export const getPlaybackLifetime = (playback: StoredPlayback, readAt: number): number =>
  playback?.expiresAt === undefined
    ? lifetimes.video
    : Math.max(0, playback.expiresAt - RENEWAL_MARGIN_MS - readAt);

/** The time until signed addresses are renewed, in milliseconds; false for others. */
export const getRenewalDelay = (playback: StoredPlayback, now: number): number | false =>
  playback?.expiresAt === undefined
    ? false
    : Math.max(RETRY_MS, playback.expiresAt - RENEWAL_MARGIN_MS - now);

/**
 * Undefined for addresses that have ended, so that a page which opens waits for new ones. A class
 * that is open keeps its addresses until they are renewed.
 */
export const withoutEnded = (playback: StoredPlayback): StoredPlayback =>
  playback?.expiresAt !== undefined && playback.expiresAt <= Date.now() ? undefined : playback;
