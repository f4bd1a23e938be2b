import { useRef, useState } from 'react';

const PLAYBACK_RATES = [1, 1.25, 1.5, 2] as const;

/** The state of a native audio element, updated by its events. */
export function useAudio(initialDuration: number) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [currentTime, setCurrentTime] = useState(0);
  const [duration, setDuration] = useState(initialDuration);
  const [playbackRate, setPlaybackRate] = useState<number>(PLAYBACK_RATES[0]);

  return {
    isPlaying,
    hasFailed,
    now: currentTime,
    length: duration,
    rate: playbackRate,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      setHasFailed(false);
      element.play().catch((error: unknown) => {
        setIsPlaying(false);
        // A pause during loading also rejects the promise; that is not an error.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
      });
    },
    seek(seconds: number) {
      setCurrentTime(seconds);
      if (audio.current) audio.current.currentTime = seconds;
    },
    switchRate() {
      const next =
        PLAYBACK_RATES[(PLAYBACK_RATES.indexOf(playbackRate as 1) + 1) % PLAYBACK_RATES.length] ??
        1;
      setPlaybackRate(next);
      if (audio.current) audio.current.playbackRate = next;
    },
    audioProps: {
      ref: audio,
      preload: 'none' as const,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      onTimeUpdate: () => setCurrentTime(audio.current?.currentTime ?? 0),
      onDurationChange: () => {
        const newDuration = audio.current?.duration ?? 0;
        if (Number.isFinite(newDuration) && newDuration > 0) setDuration(newDuration);
      },
      onError: () => {
        setHasFailed(true);
        setIsPlaying(false);
      },
    },
  };
}
