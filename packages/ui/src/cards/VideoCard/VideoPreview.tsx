import { useEffect, useRef, useState } from 'react';
import * as styles from './VideoPreview.css';

export interface VideoPreviewProps {
  /** URL of a short silent clip. It is requested when the preview starts, never before. */
  src: string;
  /**
   * How long the mouse has to rest on the card, in milliseconds.
   * @default 700
   */
  delay?: number | undefined;
}

/** Who gets a preview: a mouse, and nobody who asked for less movement. */
const welcome = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * A clip that plays once over a `VideoCard`'s poster while a mouse rests on the card. It is a
 * picture that moves: silent, without a name, and nothing is lost without it.
 */
export function VideoPreview({ src, delay = 700 }: VideoPreviewProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const card = place.current?.closest('article');
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      if (matchMedia(welcome).matches) timer = setTimeout(() => setIsOn(true), delay);
    };
    const leave = () => {
      clearTimeout(timer);
      setIsOn(false);
      setIsPlaying(false);
    };
    card.addEventListener('pointerenter', enter);
    card.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      card.removeEventListener('pointerenter', enter);
      card.removeEventListener('pointerleave', leave);
    };
  }, [delay]);

  const stop = () => setIsOn(false);
  return (
    <span ref={place} className={styles.spot} aria-hidden>
      {isOn && (
        <video
          className={styles.film}
          src={src}
          data-playing={isPlaying || undefined}
          muted
          autoPlay
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          onPlaying={() => setIsPlaying(true)}
          onEnded={stop}
          onError={stop}
        />
      )}
    </span>
  );
}
