import { useEffect, useEffectEvent, useRef } from 'react';
import type { StreamState } from './useStream';
import type { PlayerMessages } from '../messages';

/** The words for a rendition, or undefined for one that is not there. */
export const labelOfQuality = (
  { qualities }: Pick<StreamState, 'qualities'>,
  index: number,
  words: PlayerMessages,
): string | undefined => {
  const found = qualities.find((one) => one.index === index);
  return found && words.lines(found.height);
};

/** Says which quality is coming when a member chooses one, and that it is there once it plays. */
export const useQualityNotice = (
  stream: Pick<StreamState, 'qualities' | 'quality' | 'level'>,
  words: PlayerMessages,
  notice: (text: string) => void,
): void => {
  const { quality, level } = stream;
  const lastQuality = useRef(quality);
  const isSwitching = useRef(false);
  const tell = useEffectEvent(() => {
    const isAsked = lastQuality.current !== quality;
    lastQuality.current = quality;
    const chosen = labelOfQuality(stream, quality, words);
    if (chosen === undefined) {
      // Automatic: there is nothing to wait for. A film that has just been opened is told of nobody.
      const now = labelOfQuality(stream, level, words);
      if (isAsked && now) notice(words.automaticNow(now));
      isSwitching.current = false;
    } else if (level === quality) {
      if (isAsked || isSwitching.current) notice(words.qualityNow(chosen));
      isSwitching.current = false;
    } else if (isAsked) {
      notice(words.qualityComing(chosen));
      isSwitching.current = true;
    }
  });
  useEffect(() => tell(), [quality, level]);
};
