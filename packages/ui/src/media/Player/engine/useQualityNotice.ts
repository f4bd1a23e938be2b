import { useEffect, useRef } from 'react';

import type { StreamState } from './useStream';
import type { PlayerMessages } from '../messages';
import { useEffectEvent } from '../../../internal/useEffectEvent';

/** The label of a rendition, or `undefined` if there is none. */
export const getQualityLabel = (
  { qualities }: Pick<StreamState, 'qualities'>,
  index: number,
  messages: PlayerMessages,
): string | undefined => {
  const match = qualities.find((one) => one.index === index);
  return match && messages.lines(match.height);
};

/** Shows a notice when a member chooses a quality, and another one when it plays. */
export const useQualityNotice = (
  stream: Pick<StreamState, 'qualities' | 'quality' | 'level'>,
  messages: PlayerMessages,
  notice: (text: string) => void,
): void => {
  const { quality, level } = stream;
  const lastQuality = useRef(quality);
  const isSwitching = useRef(false);
  const showNotice = useEffectEvent(() => {
    const hasChanged = lastQuality.current !== quality;
    lastQuality.current = quality;
    const chosen = getQualityLabel(stream, quality, messages);
    if (chosen === undefined) {
      // Automatic takes effect immediately. The first quality of a new video is not announced.
      const now = getQualityLabel(stream, level, messages);
      if (hasChanged && now) notice(messages.automaticNow(now));
      isSwitching.current = false;
    } else if (level === quality) {
      if (hasChanged || isSwitching.current) notice(messages.qualityNow(chosen));
      isSwitching.current = false;
    } else if (hasChanged) {
      notice(messages.qualityComing(chosen));
      isSwitching.current = true;
    }
  });
  useEffect(() => showNotice(), [quality, level]);
};
