import { type RefObject, useEffect, useRef, useState } from 'react';

import { play } from '../commands/runCommand';
import { openStream, type Quality, type Stream } from './openStream';
import type { StreamError } from './playlistErrors';
import { useSourceRenewal } from './useSourceRenewal';
import type { PlayerProps } from '../playerProps';
import { useEffectEvent } from '../../../internal/useEffectEvent';

export interface StreamState {
  error: StreamError | null;
  qualities: readonly Quality[];
  /** The chosen rendition, -1 for automatic. */
  quality: number;
  /** The rendition that plays now, -1 until it is known. */
  level: number;
  setQuality: (index: number) => void;
  /** Plays as soon as the video is ready. */
  playWhenReady: () => void;
  /** Opens the video again at its last position, and plays it unless `shouldPlay` is false. */
  retry: (shouldPlay?: boolean) => void;
  /** Stops and sets the error, because loading took too long. */
  giveUp: () => void;
  /**
   * Requests a fresh address after the server rejected the present one. The next `retry` opens it.
   * Resolves to false if there is none; never rejects.
   */
  recover: () => Promise<boolean>;
}

/** Where a video is, and how its address is renewed. */
export type StreamSource = Pick<PlayerProps, 'src' | 'renewAt' | 'renewSource'>;

/**
 * Opens a video on the element at `startAt` seconds, and another one when `videoKey` changes. A
 * different `src` with the same `videoKey` is used when the video is opened again.
 */
export const useStream = (
  videoRef: RefObject<HTMLVideoElement | null>,
  source: StreamSource,
  videoKey: string,
  startAt: number,
  shouldPlay: boolean,
): StreamState => {
  const { src } = source;
  const [error, setError] = useState<StreamError | null>(null);
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, setQualityState] = useState(-1);
  const [level, setLevel] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  const stream = useRef<Stream | null>(null);
  /** The latest address of the video: from the page, or renewed. */
  const address = useRef(src);
  const position = useRef({ videoKey: '', at: 0 });
  const playsWhenReady = useRef(shouldPlay);
  // Read only when a video is opened or ready: a later change must not open it again.
  const latest = useEffectEvent(() => ({ startAt, shouldPlay }));

  const [opened, setOpened] = useState({ videoKey, attempt });
  if (opened.videoKey !== videoKey || opened.attempt !== attempt) {
    setOpened({ videoKey, attempt });
    setError(null);
    setQualityState(-1);
    setLevel(-1);
  }

  useEffect(() => {
    address.current = src;
  }, [src, videoKey]);

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    const openedSrc = address.current;
    const isRetry = attempt > 0 && position.current.videoKey === videoKey;
    const at = isRetry ? position.current.at : latest().startAt;
    position.current = { videoKey, at };
    // A play request for another video does not apply to this one.
    if (!isRetry) playsWhenReady.current = latest().shouldPlay;
    let isCancelled = false;

    const fail = (next: StreamError) => {
      if (isCancelled) return;
      element.pause();
      setError(next);
    };
    const seekAndPlay = () => {
      const at = isRetry ? position.current.at : latest().startAt;
      const isWithin = at > 0 && (!element.duration || at < element.duration - 3);
      if (isWithin && Math.abs(element.currentTime - at) > 1) element.currentTime = at;
      if (playsWhenReady.current) play(element);
    };
    const savePosition = () => {
      if (element.currentTime > 0) position.current.at = element.currentTime;
    };
    element.addEventListener('loadedmetadata', seekAndPlay, { once: true });
    element.addEventListener('timeupdate', savePosition);
    openStream({
      video: element,
      src: openedSrc,
      startAt: at,
      onError: fail,
      onQualities: setQualities,
      onLevel: setLevel,
      isCancelled: () => isCancelled,
    }).then(
      (next) => {
        if (isCancelled) {
          next.close();
          return;
        }
        stream.current = next;
        // The address was renewed meanwhile.
        if (address.current !== openedSrc) setAttempt((count) => count + 1);
      },
      () => fail('network'),
    );
    return () => {
      isCancelled = true;
      element.removeEventListener('loadedmetadata', seekAndPlay);
      element.removeEventListener('timeupdate', savePosition);
      stream.current?.close();
      stream.current = null;
    };
  }, [videoRef, videoKey, attempt]);

  const { recover } = useSourceRenewal(videoKey, source, (renewed) => {
    address.current = renewed;
    if (error) return;
    // Opens it again at the last position.
    if (stream.current?.renew(renewed) === false) setAttempt((count) => count + 1);
  });

  // The position may become known after the video is opened and before it plays.
  useEffect(() => {
    const element = videoRef.current;
    if (element && startAt > 0 && element.readyState > 0 && element.played.length === 0)
      element.currentTime = startAt;
  }, [videoRef, startAt]);

  // Retries network errors when the browser is back online.
  useEffect(() => {
    if (error && error !== 'network') return;
    const retry = () => {
      if (!error) {
        stream.current?.startLoad();
        return;
      }
      playsWhenReady.current ||= position.current.at > 0;
      setAttempt((count) => count + 1);
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [error]);

  return {
    error,
    qualities,
    quality,
    level,
    playWhenReady: () => {
      playsWhenReady.current = true;
    },
    setQuality: (index) => {
      setQualityState(index);
      stream.current?.setQuality(index);
    },
    retry: (shouldPlay = true) => {
      playsWhenReady.current ||= shouldPlay;
      setAttempt((count) => count + 1);
    },
    giveUp: () => {
      videoRef.current?.pause();
      setError('network');
    },
    recover: async () => {
      const renewed = await recover();
      if (renewed !== null) address.current = renewed;
      return renewed !== null;
    },
  };
};
