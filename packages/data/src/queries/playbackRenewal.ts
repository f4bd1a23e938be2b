import type { Playback } from '@gschool/domain';

import { lifetimes } from '../cache/lifetimes';

/** Signed URLs are renewed this long before they expire, in milliseconds. */
const RENEWAL_MARGIN_MS = 30 * 60_000;

/** The delay after a failed renewal. */
const RETRY_MS = 60_000;

type StoredPlayback = Playback | null | undefined;

/** How long the media of a class stays fresh after it is read, in milliseconds. */
export const getPlaybackLifetime = (playback: StoredPlayback, readAt: number): number =>
  playback?.expiresAt === undefined
    ? lifetimes.video
    : Math.max(0, playback.expiresAt - RENEWAL_MARGIN_MS - readAt);

/** The time until signed URLs are renewed, in milliseconds; false for other URLs. */
export const getRenewalDelay = (playback: StoredPlayback, now: number): number | false =>
  playback?.expiresAt === undefined
    ? false
    : Math.max(RETRY_MS, playback.expiresAt - RENEWAL_MARGIN_MS - now);

/**
 * Returns undefined if the URLs have expired, so that a newly opened page waits for new ones. An
 * open class keeps its URLs until they are renewed.
 */
export const withoutEnded = (playback: StoredPlayback): StoredPlayback =>
  playback?.expiresAt !== undefined && playback.expiresAt <= Date.now() ? undefined : playback;
