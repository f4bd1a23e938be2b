import { useCallback, useInsertionEffect, useRef, type RefObject } from 'react';

import { runCommand, type CommandContext } from './runCommand';
import type { Command } from './keyboard';
import type { Captions } from '../captions/captions';

/** Skips within this time are announced as one. */
const SKIP_JOIN_MS = 1000;

export interface PlayerParts extends Pick<
  CommandContext,
  'messages' | 'notice' | 'toggleShortcuts' | 'onPrevious' | 'onNext'
> {
  frame: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Returns the captions that are shown now. */
  toggleCaptions: () => Captions | null;
  /** Called when play is requested before the video is ready. */
  onEarlyPlay: () => void;
}

/** The function that runs commands of buttons, keys and gestures. Its identity is stable. */
export const usePlayerCommands = (parts: PlayerParts): ((command: Command) => void) => {
  const latest = useRef(parts);
  // Runs before any other effect, because other effects may run a command.
  useInsertionEffect(() => {
    latest.current = parts;
  });
  const skips = useRef({ seconds: 0, at: -Infinity });
  return useCallback((command: Command) => {
    const { frame, video, messages, notice, ...rest } = latest.current;
    if (!video.current || !frame.current) return;
    const isPlay = command.type === 'toggle' || command.type === 'play';
    if (isPlay && video.current.readyState === 0) rest.onEarlyPlay();
    runCommand(command, {
      ...rest,
      video: video.current,
      frame: frame.current,
      messages,
      notice,
      addSkip: (seconds) => {
        const now = performance.now();
        const { seconds: before, at } = skips.current;
        const isMore = now - at < SKIP_JOIN_MS && Math.sign(before) === Math.sign(seconds);
        skips.current = { seconds: isMore ? before + seconds : seconds, at: now };
        return skips.current.seconds;
      },
      toggleCaptions: () => {
        const shown = rest.toggleCaptions();
        notice(shown ? messages.captionsOn(shown.label) : messages.noCaptions);
      },
    });
  }, []);
};
