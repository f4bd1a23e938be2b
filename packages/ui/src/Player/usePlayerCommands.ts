import { useCallback, useRef, type RefObject } from 'react';
import { runCommand } from './commands';
import type { Command } from './keyboard';
import type { Captions } from './useCaptions';
import type { PlayerWords } from './words';

export interface PlayerParts {
  frame: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  words: PlayerWords;
  notice: (text: string) => void;
  captions: readonly Captions[];
  /** Answers the language that shows now. */
  toggleCaptions: () => string | null;
  /** Asked to play before the film is there. */
  onEarlyPlay: () => void;
}

/** One function for every button, key and gesture; it stays the same between renders. */
export const usePlayerCommands = (parts: PlayerParts): ((command: Command) => void) => {
  const latest = useRef(parts);
  latest.current = parts;
  return useCallback((command: Command) => {
    const { frame, video, words, notice, captions, toggleCaptions, onEarlyPlay } = latest.current;
    if (!video.current || !frame.current) return;
    if (command.type === 'toggle' && video.current.readyState === 0) onEarlyPlay();
    runCommand(command, {
      video: video.current,
      frame: frame.current,
      words,
      notice,
      toggleCaptions: () => {
        const language = toggleCaptions();
        const next = captions.find((track) => track.language === language);
        notice(next ? words.captionsOn(next.label) : words.noCaptions);
      },
    });
  }, []);
};
