import { useRef, useState } from 'react';

const rates = [1, 1.25, 1.5, 2] as const;

/** The state of one native audio element, kept by its own events. */
export function useAudio(duration: number) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [length, setLength] = useState(duration);
  const [rate, setRate] = useState<number>(rates[0]);

  return {
    isPlaying,
    hasFailed,
    now,
    length,
    rate,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      setFailed(false);
      element.play().catch((error: unknown) => {
        setPlaying(false);
        // A pause while it was loading rejects too, and is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
      });
    },
    seek(seconds: number) {
      setNow(seconds);
      if (audio.current) audio.current.currentTime = seconds;
    },
    nextRate() {
      const next = rates[(rates.indexOf(rate as 1) + 1) % rates.length] ?? 1;
      setRate(next);
      if (audio.current) audio.current.playbackRate = next;
    },
    audioProps: {
      ref: audio,
      preload: 'none' as const,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: () => setNow(audio.current?.currentTime ?? 0),
      onDurationChange: () => {
        const found = audio.current?.duration ?? 0;
        if (Number.isFinite(found) && found > 0) setLength(found);
      },
      onError: () => {
        setFailed(true);
        setPlaying(false);
      },
    },
  };
}
