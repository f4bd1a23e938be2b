import { IconButton, Picture, icons } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './Clip.css';

/**
 * The school's silent, looping clip. It loads and plays only while it is on screen, and it does not
 * start automatically with reduced motion.
 */
export function BrandClip({ src }: { src: string }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isStopped = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    isStopped.current = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      else if (!isStopped.current) void element.play().catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    const element = video.current;
    if (!element) return;
    isStopped.current = isPlaying;
    if (isPlaying) element.pause();
    else void element.play().catch(() => undefined);
  }

  return (
    <div className={styles.clip}>
      <Picture picture="art:figure/swing/12" alt="" isFilling />
      <video
        ref={video}
        className={styles.clipVideo}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        aria-label={t('home.clip')}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <div className={styles.clipButton}>
        <IconButton
          variant="quiet"
          icon={isPlaying ? icons.pause : icons.play}
          label={t(isPlaying ? 'home.clipPause' : 'home.clipPlay')}
          onClick={toggle}
        />
      </div>
    </div>
  );
}
