import type { Command } from './keyboard';
import type { PlayerWords } from './words';

/** The speeds on offer. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface CommandContext {
  video: HTMLVideoElement;
  /** What goes full screen: film and controls together. */
  frame: HTMLElement;
  words: PlayerWords;
  /** Shows a short notice. */
  notice: (text: string) => void;
  toggleCaptions: () => void;
}

interface OldFullscreen {
  webkitEnterFullscreen?: () => void;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

const toggleFullscreen = async (frame: HTMLElement, video: HTMLVideoElement): Promise<void> => {
  if (document.fullscreenElement) return document.exitFullscreen();
  if ('requestFullscreen' in frame) return frame.requestFullscreen();
  // A phone that lets only the film itself fill the screen.
  (video as OldFullscreen).webkitEnterFullscreen?.();
};

/** Starts the film; a browser that forbids it leaves it paused. */
export const play = (video: HTMLVideoElement): void => {
  video.play().catch(() => {});
};

/** Carries a command out. */
export const runCommand = (command: Command, context: CommandContext): void => {
  const { video, frame, words, notice } = context;
  switch (command.type) {
    case 'toggle':
      if (video.paused || video.ended) play(video);
      else video.pause();
      return;
    case 'seekBy':
      video.currentTime = clamp(video.currentTime + command.seconds, 0, video.duration || 0);
      notice(words.skippedBy(command.seconds));
      return;
    case 'seekTo':
      if (video.duration) video.currentTime = video.duration * command.fraction;
      return;
    case 'volumeBy':
      video.volume = clamp(Math.round((video.volume + command.by) * 100) / 100, 0, 1);
      if (command.by > 0) video.muted = false;
      notice(words.volumeAt(Math.round(video.volume * 100)));
      return;
    case 'mute':
      video.muted = !video.muted;
      notice(video.muted ? words.muted : words.volumeAt(Math.round(video.volume * 100)));
      return;
    case 'rateBy': {
      const at = rates.findIndex((rate) => rate >= video.playbackRate);
      const rate = rates[clamp(at + command.steps, 0, rates.length - 1)] ?? 1;
      video.playbackRate = rate;
      notice(words.times(rate));
      return;
    }
    case 'fullscreen':
      toggleFullscreen(frame, video).catch(() => {});
      return;
    case 'captions':
      context.toggleCaptions();
  }
};
