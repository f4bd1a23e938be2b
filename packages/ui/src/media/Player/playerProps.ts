import type { Ref } from 'react';

import type { CaptionStyle } from './captions/captionStyle';
import type { Chapter } from './state/chapters';
import type { StreamError } from './engine/playlistErrors';
import type { Captions } from './captions/captions';
import type { Progress } from './state/useProgressEvents';
import type { Volume } from './state/useVolume';

/** What a page can do with its player, for example from a list of chapters. */
export interface PlayerHandle {
  /** Plays from a position in seconds. */
  playFrom(seconds: number): void;
  pause(): void;
  /** Moves focus to the player, so that its keyboard shortcuts work. */
  focus(): void;
  /** Opens the video again at its last position, for example after the session was renewed. */
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
  /** Called on a click and at the end of the countdown. */
  onPlay: () => void;
}

/** A link in the error message. */
export interface ErrorAction {
  label: string;
  href: string;
  /** Opens a new tab. */
  isExternal?: boolean | undefined;
}

export interface PlayerProps {
  /**
   * URL of the HLS playlist. Another URL opens another video in the same frame, so that full screen
   * continues.
   */
  src: string;
  /**
   * Identifies the video. With it, a `src` that differs only in its query is a renewed address of
   * the same video, and playback continues with it.
   */
  videoId?: string | undefined;
  /** Shown until the video starts: a URL, or `art:KIND/MOTIF/SEED`. */
  poster: string;
  /** The name of the player; also shown in the system's media controls. */
  title: string;
  /** A second line under the title, for example the instructor. */
  subtitle?: string | undefined;
  /**
   * Caption files. Several may have the same language, such as “English” and “English (SDH)”. In
   * the menu, captions inside the playlist follow them. Pass the same array in every render.
   */
  captions?: readonly Captions[] | undefined;
  /** Called with the captions that are shown; null while they are off. */
  onCaptionsChange?: ((captions: Captions | null) => void) | undefined;
  /** The caption style. Without it, a choice lasts until the player unmounts. */
  captionStyle?: CaptionStyle | undefined;
  /** Called when a member changes the style. Store it and pass it as `captionStyle`. */
  onCaptionStyleChange?: ((style: CaptionStyle) => void) | undefined;
  /** Chapters, shown as marks on the timeline, as names in its tooltip and in a menu. */
  chapters?: readonly Chapter[] | undefined;
  /**
   * The start position in seconds. A position in the last three seconds starts over.
   * @default 0
   */
  startAt?: number | undefined;
  /**
   * Plays automatically. If the browser blocks autoplay, the video waits.
   * @default false
   */
  autoPlay?: boolean | undefined;
  /** The stored volume. Without it, full volume. */
  volume?: Volume | undefined;
  /** Called on every change of the volume. Store it and pass it as `volume`. */
  onVolumeChange?: ((volume: Volume) => void) | undefined;
  /** What is offered after the end. */
  upNext?: UpNext | undefined;
  /**
   * Whether `upNext` plays automatically after a countdown. Without `onAutoplayChange`, a choice
   * lasts until the player unmounts.
   * @default true
   */
  isAutoplayOn?: boolean | undefined;
  /** Called when a member turns autoplay on or off. */
  onAutoplayChange?: ((isOn: boolean) => void) | undefined;
  /** Opens the previous video. Without it, the button is not shown. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next video. Without it, the button is not shown. */
  onNext?: (() => void) | undefined;
  /** Called about once per second of video. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Called when the video pauses. */
  onPause?: ((progress: Progress) => void) | undefined;
  /** Called once, when 90% of the video has been played. */
  onFinished?: (() => void) | undefined;
  /** Called at the end of the video. */
  onEnded?: (() => void) | undefined;
  /** Called when the video cannot be played. The player also shows the error. */
  onError?: ((error: StreamError) => void) | undefined;
  /**
   * Called when the server rejects the request (401 or 403), for example after the session ended.
   * If the promise resolves to `true`, the video resumes. The player shows no error while the
   * promise is pending.
   */
  onDenied?: (() => void | Promise<boolean>) | undefined;
  /** Returns links beside the retry, for example to sign in when the error is `denied`. */
  getErrorActions?: ((error: StreamError) => readonly ErrorAction[]) | undefined;
  /** Returns a more precise error message, for example that the subscription has ended. */
  getErrorMessage?: ((error: StreamError) => string | undefined) | undefined;
  /**
   * Seconds of loading after which the player shows that the connection is slow. After four times
   * that, it stops and offers a retry.
   * @default 8
   */
  slowAfterSeconds?: number | undefined;
  /** Receives `playFrom`, `pause`, `focus` and `retry`. */
  ref?: Ref<PlayerHandle> | undefined;
}
