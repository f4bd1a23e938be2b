import type { Playback } from '@gschool/domain';

/** The addresses of a video for one member. */
export interface SignedPlayback extends Playback {
  /** Epoch milliseconds. Afterwards, the addresses no longer open. */
  endsAt: number;
}

/**
 * The adapter of a video host: signs the addresses of a class. Returns null for addresses of another
 * host.
 *
 * @param playback the stored addresses, `videos/{id}/playback/main`
 * @param now epoch milliseconds
 */
export type SignPlayback = (
  playback: Playback,
  videoId: string,
  now: number,
) => Promise<SignedPlayback | null>;
