import type { Playback } from '@gschool/domain';

import { lifetimes } from '../../cache/lifetimes';

/** Signed URLs are renewed this long before they expire, in milliseconds. */
const RENEWAL_MARGIN_MS = 30 * 60_000;

type StoredPlayback = Playback | null | undefined;

/** How long the media of a class stays fresh after it is read, in milliseconds. */
export const getPlaybackLifetime = (playback: StoredPlayback, readAt: number): number =>
  playback?.expiresAt === undefined
    ? lifetimes.video
    : Math.max(0, playback.expiresAt - RENEWAL_MARGIN_MS - readAt);

/** When to renew signed URLs, in epoch milliseconds; undefined for other URLs. */
export const getRenewalTime = ({ expiresAt }: Playback): number | undefined =>
  expiresAt === undefined ? undefined : expiresAt - RENEWAL_MARGIN_MS;

/**
 * Returns undefined if the URLs have expired, so that a newly opened page waits for new ones. An
 * open class keeps its URLs until they are renewed.
 */
export const withoutEnded = (playback: StoredPlayback): StoredPlayback =>
  playback?.expiresAt !== undefined && playback.expiresAt <= Date.now() ? undefined : playback;
