import { useEffect, useEffectEvent, useRef } from 'react';
import type { StreamState } from './useStream';
import type { PlayerWords } from '../words';

/** The words for a rendition, or undefined for one that is not there. */
export const linesOf = (
  { qualities }: Pick<StreamState, 'qualities'>,
  index: number,
  words: PlayerWords,
): string | undefined => {
  const found = qualities.find((one) => one.index === index);
  return found && words.lines(found.height);
};

/** Says which quality is coming when a member chooses one, and that it is there once it plays. */
export const useQualityNotice = (
  stream: Pick<StreamState, 'qualities' | 'quality' | 'level'>,
  words: PlayerWords,
  notice: (text: string) => void,
): void => {
  const { quality, level } = stream;
  const asked = useRef(quality);
  const isComing = useRef(false);
  const tell = useEffectEvent(() => {
    const isAsked = asked.current !== quality;
    asked.current = quality;
    const chosen = linesOf(stream, quality, words);
    if (chosen === undefined) {
      // Automatic: there is nothing to wait for. A film that has just been opened is told of nobody.
      const now = linesOf(stream, level, words);
      if (isAsked && now) notice(words.automaticNow(now));
      isComing.current = false;
    } else if (level === quality) {
      if (isAsked || isComing.current) notice(words.qualityNow(chosen));
      isComing.current = false;
    } else if (isAsked) {
      notice(words.qualityComing(chosen));
      isComing.current = true;
    }
  });
  useEffect(() => tell(), [quality, level]);
};
