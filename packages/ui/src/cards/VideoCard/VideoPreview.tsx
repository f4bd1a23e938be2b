import { useEffect, useRef, useState } from 'react';

import * as styles from './VideoPreview.css';

export interface VideoPreviewProps {
  /** URL of a short silent clip. It is requested when the preview starts. */
  src: string;
  /**
   * How long the card must be hovered before the preview starts, in milliseconds.
   * @default 700
   */
  delay?: number | undefined;
}

/** Previews play only with a mouse, and not for people who prefer reduced motion. */
const PREVIEW_MEDIA_QUERY =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * A clip that plays once over a `VideoCard`’s poster while the card is hovered. It is silent,
 * decorative and hidden from screen readers.
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
