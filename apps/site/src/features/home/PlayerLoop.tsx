import { savesData } from '@gschool/data';
import { Icon, IconButton, icons, Picture } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { useT } from '../../i18n/useT';
import { formatTime } from '../../shared/formatTime';
import * as styles from './PlayerLoop.css';

interface PlayerLoopProps {
  /** The URL of a silent clip. Without it, only the poster is shown. */
  src: string | undefined;
  /** The class that is playing. */
  title: string;
  titleLang: string | undefined;
  poster: string;
}

/** The position and the duration of the clip in seconds; 0 while they are unknown. */
interface Position {
  at: number;
  length: number;
}

/**
 * The player in use, as a silent loop. It shows the poster first. The clip loads and plays only
 * while it is on screen. With reduced motion or the browser's data saver, it does not load. If the
 * clip cannot play, for example without a network, the poster stays.
 */
export function PlayerLoop({ src, title, titleLang, poster }: PlayerLoopProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [{ at, length }, setPosition] = useState<Position>({ at: 0, length: 0 });
  const isStopped = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    isStopped.current =
      savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
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

  const isShown = src !== undefined && !hasFailed;
  return (
    <div className={styles.frame}>
      <Picture picture={poster} alt="" isFilling />
      {isShown ? (
        <video
          ref={video}
          className={styles.video}
          src={src}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="none"
          aria-label={t('home.clip')}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
            setPosition({ at: currentTime, length: duration || 0 })
          }
          onError={() => setFailed(true)}
        />
      ) : null}
      <div className={styles.chrome} aria-hidden="true">
        <p className={styles.title}>
          <bdi lang={titleLang}>{title}</bdi>
        </p>
        <p className={styles.caption}>
          <span className={styles.cue}>{t('home.clipCaption')}</span>
        </p>
        <progress className={styles.track} value={at} max={length || 1} />
        <div className={styles.controls}>
          {/* As in the player: back is on the left in every direction. */}
          <span className={styles.transport} dir="ltr">
            <Icon icon={icons.back10} />
            <Icon icon={isPlaying ? icons.pause : icons.play} />
            <Icon icon={icons.forward10} />
          </span>
          <span className={styles.time} dir="ltr">
            {length > 0 ? `${formatTime(at)} / ${formatTime(length)}` : formatTime(at)}
          </span>
          <span className={styles.gap} />
          <span className={styles.on}>
            <Icon icon={icons.captions} />
          </span>
          <Icon icon={icons.chapters} />
          <Icon icon={icons.fullscreen} />
        </div>
      </div>
      {isShown ? (
        <div className={styles.button}>
          <IconButton
            variant="overlay"
            icon={isPlaying ? icons.pause : icons.play}
            label={t(isPlaying ? 'home.clipPause' : 'home.clipPlay')}
            onClick={toggle}
          />
        </div>
      ) : null}
    </div>
  );
}
