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

/** The present address of a video. */
export interface VideoSource {
  /** URL of the HLS playlist, or of a plain video file. */
  src: string;
  /**
   * When to request the next address, in epoch milliseconds. Absent while the address does not
   * expire.
   */
  renewAt?: number | undefined;
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
   * URL of the HLS playlist. It is read when the video is opened. Without `videoId`, another URL
   * opens another video in the same frame: full screen stays.
   */
  src: string;
  /** Identifies the video. Another id opens another video in the same frame. */
  videoId?: string | undefined;
  /** When the player calls `renewSource` for the first time, in epoch milliseconds. */
  renewAt?: number | undefined;
  /**
   * Requests a fresh address of the video that is open. The player calls it at `renewAt`, and when
   * the server rejects a request (401 or 403). Playback continues from the new address at the same
   * position; the player shows no error while the promise is pending. Resolve to null if access has
   * ended: the player asks again when the page is shown again. Reject if the service does not
   * answer: the player asks again in a minute.
   */
  renewSource?: (() => Promise<VideoSource | null>) | undefined;
  /** Shown until the video starts: a URL, or `art:KIND/MOTIF/SEED`. */
  poster: string;
  /** The name of the player; also shown in the system's media controls. */
  title: string;
  /** A second line under the title, for example the instructor. */
  subtitle?: string | undefined;
  /**
   * Caption files; several may have one language, such as “English” and “English (SDH)”. Captions
   * inside the playlist follow them in the menu. Keep the list's identity between renders.
   */
  captions?: readonly Captions[] | undefined;
  /** Called with the captions that are shown; null while they are off. */
  onCaptionsChange?: ((captions: Captions | null) => void) | undefined;
  /** The caption style. Without it, a choice lasts until the player unmounts. */
  captionStyle?: CaptionStyle | undefined;
  /** Called when a member changes the style. Store it and pass it as `captionStyle`. */
  onCaptionStyleChange?: ((style: CaptionStyle) => void) | undefined;
  /** Marks on the timeline, names under the pointer, and a list to choose from. */
  chapters?: readonly Chapter[] | undefined;
  /**
   * The start position in seconds. A position in the last three seconds starts over.
   * @default 0
   */
  startAt?: number | undefined;
  /**
   * Plays automatically. If the browser forbids it, the video waits.
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
  /** Returns links beside the retry, for example to sign in when the error is `denied`. */
  getErrorActions?: ((error: StreamError) => readonly ErrorAction[]) | undefined;
  /** Returns a more precise error message, for example that the subscription has ended. */
  getErrorMessage?: ((error: StreamError) => string | undefined) | undefined;
  /**
   * Seconds of loading after which the player shows that the connection is slow. After four times
   * as many, it stops and offers a retry.
   * @default 8
   */
  slowAfterSeconds?: number | undefined;
  /** Receives `playFrom`, `pause`, `focus` and `retry`. */
  ref?: Ref<PlayerHandle> | undefined;
}
