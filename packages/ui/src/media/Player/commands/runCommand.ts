import { toggleFullscreen, togglePictureInPicture } from './presentationMode';
import type { Command } from './keyboard';
import type { Notice } from '../state/useNotice';
import type { PlayerMessages } from '../messages';

/** The available speeds. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface CommandContext {
  video: HTMLVideoElement;
  /** The element for full screen: the video and its controls. */
  frame: HTMLElement;
  messages: PlayerMessages;
  /** Shows a short notice. */
  notice: (text: string, side?: Notice['side']) => void;
  /** Adds a skip to the ones just before it. Returns their sum in seconds. */
  addSkip: (seconds: number) => number;
  toggleCaptions: () => void;
  toggleShortcuts: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Starts the video. If the browser forbids it, the video stays paused. */
export const play = (video: HTMLVideoElement): void => {
  video.play().catch(() => {});
};

/** Sets the speed. */
export const setRate = (rate: number, video: HTMLVideoElement): void => {
  video.playbackRate = rate;
  // The next video on this element keeps the speed.
  video.defaultPlaybackRate = rate;
};

/**
 * The next faster (`steps` is 1) or slower (-1) speed. A browser extension can set any
 * speed, even one that is not in our list.
 */
const findRate = (current: number, steps: 1 | -1): number =>
  steps > 0
    ? (rates.find((rate) => rate > current) ?? Math.max(...rates))
    : (rates.findLast((rate) => rate < current) ?? Math.min(...rates));

/** Runs a command. */
export const runCommand = (command: Command, context: CommandContext): void => {
  const { video, frame, messages, notice } = context;
  switch (command.type) {
    case 'toggle':
      if (video.paused || video.ended) play(video);
      else video.pause();
      return;
    case 'play':
      play(video);
      return;
    case 'pause':
      video.pause();
      return;
    case 'seekBy':
      video.currentTime = clamp(video.currentTime + command.seconds, 0, video.duration || 0);
      notice(
        messages.skippedBy(context.addSkip(command.seconds)),
        command.seconds < 0 ? 'before' : 'after',
      );
      return;
    case 'seekTo':
      if (video.duration) video.currentTime = video.duration * command.fraction;
      return;
    case 'goTo':
      video.currentTime = clamp(command.seconds, 0, video.duration || command.seconds);
      return;
    case 'volumeBy':
      video.volume = clamp(Math.round((video.volume + command.by) * 100) / 100, 0, 1);
      if (command.by > 0) video.muted = false;
      notice(messages.volumeAt(Math.round(video.volume * 100)));
      return;
    case 'mute':
      video.muted = !video.muted;
      notice(video.muted ? messages.muted : messages.volumeAt(Math.round(video.volume * 100)));
      return;
    case 'rateBy': {
      const rate = findRate(video.playbackRate, command.steps);
      setRate(rate, video);
      notice(messages.times(rate));
      return;
    }
    case 'fullscreen':
      toggleFullscreen(frame, video).catch(() => {});
      return;
    case 'pip':
      togglePictureInPicture(video);
      return;
    case 'captions':
      context.toggleCaptions();
      return;
    case 'shortcuts':
      context.toggleShortcuts();
      return;
    case 'previous':
      context.onPrevious?.();
      return;
    case 'next':
      context.onNext?.();
  }
};
