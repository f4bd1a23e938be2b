import type { Ref } from 'react';
import type { StreamFault } from './hls';
import type { Chapter } from './SeekBar';
import type { Captions } from './useCaptions';
import type { Progress } from './useReports';

/** What a page can do with its player, for example from a list of chapters. */
export interface PlayerHandle {
  /** Goes to a place, in seconds, and plays on. */
  playFrom(seconds: number): void;
  pause(): void;
}

export interface PlayerProps {
  /** Address of the HLS playlist. */
  src: string;
  /** Shown until the film starts: an address, or `art:KIND/MOTIF/SEED`. */
  poster: string;
  /** Names the player, and stands on the system's media controls. */
  title: string;
  /** Caption files, one a language. Keep the list's identity between renders. */
  captions?: readonly Captions[] | undefined;
  /** Ticks on the timeline and names under the pointer. */
  chapters?: readonly Chapter[] | undefined;
  /**
   * Where to start, in seconds; a place in the last three seconds starts anew.
   * @default 0
   */
  startAt?: number | undefined;
  /**
   * Starts by itself after a member's click led here; where the browser forbids it, it waits.
   * @default false
   */
  autoPlay?: boolean | undefined;
  /** About once a second of film. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** When it stops for the moment. */
  onPause?: ((progress: Progress) => void) | undefined;
  /** When it is over. */
  onEnded?: (() => void) | undefined;
  /** When the film cannot be played; the player says it too. */
  onError?: ((fault: StreamFault) => void) | undefined;
  ref?: Ref<PlayerHandle> | undefined;
}
