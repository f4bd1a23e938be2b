import type { Playback } from '@gschool/domain';

/** The URLs of a video for one member. */
export interface SignedPlayback extends Playback {
  /** Epoch milliseconds. After this time, the URLs are invalid. */
  endsAt: number;
}

/**
 * The adapter for a video host, which signs the URLs of a class. Returns null for URLs on another
 * host.
 *
 * @param playback the stored URLs, `videos/{id}/playback/main`
 * @param now epoch milliseconds
 */
export type SignPlayback = (
  playback: Playback,
  videoId: string,
  now: number,
) => Promise<SignedPlayback | null>;
