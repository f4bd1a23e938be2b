import type { Ref } from 'react';
import type { CaptionStyle } from './captions/captionStyle';
import type { Chapter } from './state/chapters';
import type { StreamError } from './engine/openStream';
import type { Captions } from './captions/useTextTracks';
import type { Progress } from './state/useProgressEvents';
import type { Volume } from './state/useVolume';

/** What a page can do with its player, for example from a list of chapters. */
export interface PlayerHandle {
  /** Goes to a place, in seconds, and plays on. */
  playFrom(seconds: number): void;
  pause(): void;
  /** Takes the focus, and with it the keys. */
  focus(): void;
  /** Opens the video again where it stopped, for example after the session was renewed. */
  retry(): void;
}

/** What is offered after the end. */
export interface UpNext {
  title: string;
  /** A URL, or `art:KIND/MOTIF/SEED`. */
  picture: string;
  /** One more line, for example "20 min · Yoga". */
  note?: string | undefined;
  /** The page of that video, for anyone who opens it in a new tab. */
  href: string;
  /** Goes there: on a click, and when the countdown is over. */
  onPlay: () => void;
}

/** A next step where nothing plays. */
export interface ErrorAction {
  label: string;
  href: string;
  /** Opens a new tab. */
  isExternal?: boolean | undefined;
}

export interface PlayerProps {
  /**
   * URL of the HLS playlist. Another URL opens another video in the same frame: full screen stays.
   */
  src: string;
  /** Shown until the video starts: a URL, or `art:KIND/MOTIF/SEED`. */
  poster: string;
  /** Names the player, and stands on the system's media controls. */
  title: string;
  /** A second line under the title, for example who teaches. */
  subtitle?: string | undefined;
  /** Caption files, one a language. Keep the list's identity between renders. */
  captions?: readonly Captions[] | undefined;
  /** What captions look like; without it the choice lasts as long as the player. */
  captionStyle?: CaptionStyle | undefined;
  /** When a member chose another look; keep it, and give it back as `captionStyle`. */
  onCaptionStyleChange?: ((style: CaptionStyle) => void) | undefined;
  /** Marks on the timeline, names under the pointer, and a list to choose from. */
  chapters?: readonly Chapter[] | undefined;
  /**
   * Where to start, in seconds; a place in the last three seconds starts over.
   * @default 0
   */
  startAt?: number | undefined;
  /**
   * Starts by itself after a member's click led here; where the browser forbids it, it waits.
   * @default false
   */
  autoPlay?: boolean | undefined;
  /** The volume that the member left last time; without it, full. */
  volume?: Volume | undefined;
  /** Every change of the volume; keep it, and give it back as `volume`. */
  onVolumeChange?: ((volume: Volume) => void) | undefined;
  /** What is offered after the end. */
  upNext?: UpNext | undefined;
  /**
   * Whether `upNext` begins by itself after a countdown. Without `onAutoplayChange` a
   * member's choice lasts as long as the player.
   * @default true
   */
  isAutoplayOn?: boolean | undefined;
  /** When a member turned autoplay on or off. */
  onAutoplayChange?: ((isOn: boolean) => void) | undefined;
  /** Goes to the video before this one; without it there is no such button. */
  onPrevious?: (() => void) | undefined;
  /** Goes to the video after this one; without it there is no such button. */
  onNext?: (() => void) | undefined;
  /** About once a second of video. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** When it stops for the moment. */
  onPause?: ((progress: Progress) => void) | undefined;
  /** Once, when it played past nine tenths. */
  onFinished?: (() => void) | undefined;
  /** When it is over. */
  onEnded?: (() => void) | undefined;
  /** When the video cannot be played; the player says it too. */
  onError?: ((error: StreamError) => void) | undefined;
  /**
   * When the server refuses the video (401 or 403), for example after the session ended. A
   * promise of `true` says that the session was renewed: the video resumes where it stopped.
   * While the promise is open, the player waits and says nothing.
   */
  onDenied?: (() => void | Promise<boolean>) | undefined;
  /** Ways on beside the retry, for example to sign in when the error is `denied`. */
  getErrorActions?: ((error: StreamError) => readonly ErrorAction[]) | undefined;
  /**
   * Says why nothing plays where the page knows better, for example that a subscription has ended.
   */
  getErrorMessage?: ((error: StreamError) => string | undefined) | undefined;
  /**
   * Seconds of waiting after which the player speaks of a slow connection; after four times
   * as many it stops and offers a retry.
   * @default 8
   */
  slowAfterSeconds?: number | undefined;
  /** Receives `playFrom`, `pause`, `focus` and `retry`. */
  ref?: Ref<PlayerHandle> | undefined;
}
