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
const PREVIEW_MEDIA_QUERY =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * A clip that plays once over a `VideoCard`'s poster while a mouse rests on the card. It is a
 * picture that moves: silent, without a name, and nothing is lost without it.
 */
export function VideoPreview({ src, delay = 700 }: VideoPreviewProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [isActive, setIsActive] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const card = root.current?.closest('article');
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      if (matchMedia(PREVIEW_MEDIA_QUERY).matches)
        timer = setTimeout(() => setIsActive(true), delay);
    };
    const stopPreview = () => {
      clearTimeout(timer);
      setIsActive(false);
      setIsPlaying(false);
    };
    card.addEventListener('pointerenter', startTimer);
    card.addEventListener('pointerleave', stopPreview);
    return () => {
      clearTimeout(timer);
      card.removeEventListener('pointerenter', startTimer);
      card.removeEventListener('pointerleave', stopPreview);
    };
  }, [delay]);

  const endPlayback = () => setIsActive(false);
  return (
    <span ref={root} className={styles.container} aria-hidden>
      {isActive && (
        <video
          className={styles.video}
          src={src}
          data-playing={isPlaying || undefined}
          muted
          autoPlay
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          onPlaying={() => setIsPlaying(true)}
          onEnded={endPlayback}
          onError={endPlayback}
        />
      )}
    </span>
  );
}
