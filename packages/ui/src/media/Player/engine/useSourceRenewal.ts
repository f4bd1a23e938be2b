import { useEffect, useRef, useState } from 'react';

import type { PlayerProps } from '../playerProps';
import { useEffectEvent } from '../../../internal/useEffectEvent';

/** The delay before the next request after one that failed, in milliseconds. */
const RETRY_MS = 60_000;

/** A longer timer could exceed the limit of browsers. An earlier renewal does no harm. */
const MAX_DELAY_MS = 24 * 60 * 60_000;

/** A video that recovered this recently is not renewed again: the rejection has another reason. */
const RECOVERY_PAUSE_MS = 30_000;

/**
 * When the next address is requested: at a time in epoch milliseconds, or when the page is shown
 * again, because the last request was refused. Null: only when the server rejects the present one.
 */
type NextRequest = number | 'pageShown' | null;

/**
 * Requests fresh addresses of the open video from `renewSource`, before the present one expires and
 * when the server rejects it. Passes those that were requested before the end to `onRenewed`.
 */
export const useSourceRenewal = (
  videoKey: string,
  { renewAt, renewSource }: Pick<PlayerProps, 'renewAt' | 'renewSource'>,
  onRenewed: (src: string) => void,
): {
  /** Requests an address after a rejection; null if there is none. Never rejects. */
  recover: () => Promise<string | null>;
} => {
  const [next, setNext] = useState<NextRequest>(renewAt ?? null);
  const [nextOf, setNextOf] = useState(videoKey);
  if (nextOf !== videoKey) {
    setNextOf(videoKey);
    setNext(renewAt ?? null);
  }
  const currentKey = useRef(videoKey);
  const recovery = useRef({ videoKey, at: -Infinity });
  useEffect(() => {
    currentKey.current = videoKey;
  }, [videoKey]);

  const request = async (): Promise<string | null> => {
    const isCurrent = () => currentKey.current === videoKey;
    // An address without an end is requested only when it is rejected.
    const schedule = (following: NextRequest) =>
      isCurrent() && setNext((before) => (before === null ? null : following));
    try {
      const source = (await renewSource?.()) ?? null;
      if (!source) schedule('pageShown');
      else if (isCurrent())
        setNext(
          source.renewAt === undefined ? null : Math.max(source.renewAt, Date.now() + RETRY_MS),
        );
      return isCurrent() ? (source?.src ?? null) : null;
    } catch {
      schedule(Date.now() + RETRY_MS);
      return null;
    }
  };
  const renew = useEffectEvent(async () => {
    const src = await request();
    if (src !== null) onRenewed(src);
  });

  useEffect(() => {
    if (next === null) return;
    if (next === 'pageShown') {
      const onShow = () => document.visibilityState === 'visible' && void renew();
      document.addEventListener('visibilitychange', onShow);
      return () => document.removeEventListener('visibilitychange', onShow);
    }
    const delay = Math.min(Math.max(0, next - Date.now()), MAX_DELAY_MS);
    const timer = setTimeout(() => void renew(), delay);
    return () => clearTimeout(timer);
  }, [next, videoKey]);

  return {
    recover: async () => {
      const { current: last } = recovery;
      // `performance.now` would stand still while a computer sleeps, in which addresses expire.
      const elapsed = Date.now() - last.at;
      const isPaused = last.videoKey === videoKey && elapsed >= 0 && elapsed < RECOVERY_PAUSE_MS;
      const src = isPaused ? null : await request();
      if (src !== null) recovery.current = { videoKey, at: Date.now() };
      return src;
    },
  };
};
