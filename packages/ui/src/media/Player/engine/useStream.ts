import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { play } from '../commands/runCommand';
import { openStream, type Quality, type Stream, type StreamFault } from './openStream';

export interface StreamState {
  fault: StreamFault | null;
  qualities: readonly Quality[];
  /** The chosen rendition, -1 for automatic. */
  quality: number;
  /** The rendition that plays now, -1 until it is known. */
  level: number;
  setQuality: (index: number) => void;
  /** Plays as soon as the film is there. */
  playWhenReady: () => void;
  /** Opens the film again where it stopped, and plays it unless told not to. */
  retry: (shouldPlay?: boolean) => void;
  /** The film has not come for too long: stops, and says so. */
  giveUp: () => void;
}

/** Keeps one film open on the element, from `startAt` seconds on; `src` changes open another. */
export const useStream = (
  video: RefObject<HTMLVideoElement | null>,
  src: string,
  startAt: number,
  shouldPlay: boolean,
): StreamState => {
  const [fault, setFault] = useState<StreamFault | null>(null);
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, choose] = useState(-1);
  const [level, setLevel] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  const stream = useRef<Stream | null>(null);
  const place = useRef({ src: '', at: 0 });
  const requested = useRef({ startAt, shouldPlay });
  requested.current.startAt = startAt;
  // Asked for only when a film is opened: a later change of mind must not open it again.
  const getShouldPlay = useEffectEvent(() => shouldPlay);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const isAgain = attempt > 0 && place.current.src === src;
    const at = isAgain ? place.current.at : requested.current.startAt;
    place.current = { src, at };
    // What was wished of another film does not count for this one.
    if (!isAgain) requested.current.shouldPlay = getShouldPlay();
    let isOver = false;
    setFault(null);
    choose(-1);
    setLevel(-1);

    const fail = (next: StreamFault) => {
      if (isOver) return;
      element.pause();
      setFault(next);
    };
    const handleReady = () => {
      const at = isAgain ? place.current.at : requested.current.startAt;
      const isWithin = at > 0 && (!element.duration || at < element.duration - 3);
      if (isWithin && Math.abs(element.currentTime - at) > 1) element.currentTime = at;
      if (requested.current.shouldPlay) play(element);
    };
    const remember = () => {
      if (element.currentTime > 0) place.current.at = element.currentTime;
    };
    element.addEventListener('loadedmetadata', handleReady, { once: true });
    element.addEventListener('timeupdate', remember);
    openStream({
      video: element,
      src,
      startAt: at,
      onFault: fail,
      onQualities: setQualities,
      onLevel: setLevel,
      isOver: () => isOver,
    }).then(
      (opened) => {
        if (isOver) opened.close();
        else stream.current = opened;
      },
      () => fail('network'),
    );
    return () => {
      isOver = true;
      element.removeEventListener('loadedmetadata', handleReady);
      element.removeEventListener('timeupdate', remember);
      stream.current?.close();
      stream.current = null;
    };
  }, [video, src, attempt]);

  // A place that becomes known after the film, and before it is played.
  useEffect(() => {
    const element = video.current;
    if (element && startAt > 0 && element.readyState > 0 && element.played.length === 0)
      element.currentTime = startAt;
  }, [video, startAt]);

  // Back online: what the network broke mends itself.
  useEffect(() => {
    if (fault && fault !== 'network') return;
    const again = () => {
      if (!fault) {
        stream.current?.startLoad();
        return;
      }
      requested.current.shouldPlay ||= place.current.at > 0;
      setAttempt((count) => count + 1);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [fault]);

  return {
    fault,
    qualities,
    quality,
    level,
    playWhenReady: () => {
      requested.current.shouldPlay = true;
    },
    setQuality: (index) => {
      choose(index);
      stream.current?.setQuality(index);
    },
    retry: (shouldPlay = true) => {
      requested.current.shouldPlay ||= shouldPlay;
      setAttempt((count) => count + 1);
    },
    giveUp: () => {
      video.current?.pause();
      setFault('network');
    },
  };
};
