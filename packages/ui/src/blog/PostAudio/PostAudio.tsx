import { useId, type ReactNode } from 'react';

import * as styles from './PostAudio.css';
import { useAudio } from './useAudio';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Picture } from '../../media/Picture/Picture';
import { formatTime } from '../../internal/mediaTime';
import { postMessages } from '../PostBody/messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';

export interface PostAudioProps {
  /** The recording’s URL. Nothing is loaded before playback starts. */
  src: string;
  /** The title of the recording; part of the names of its controls. */
  title: string;
  /** The speaker or musician, and the date of the recording. */
  byline?: string | undefined;
  /** The length in seconds, shown before the file is loaded. */
  duration: number;
  /** A URL, or `art:…`. */
  picture?: string | undefined;
  /** The spoken text. */
  transcript?: ReactNode;
}

/** The body of an audio post: a native audio element with our own controls. */
export function PostAudio({
  src,
  title,
  byline: by,
  duration,
  picture,
  transcript,
}: PostAudioProps) {
  const { locale } = useUi();
  const messages = useMessages('post', postMessages);
  const { audioProps, ...audio } = useAudio(duration);
  const id = useId();
  const speed = `${audio.rate.toLocaleString(locale)}×`;
  return (
    <section aria-labelledby={id} className={styles.box} data-picture={picture ? '' : undefined}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" ratio="1/1" sizes="9rem" />
        </div>
      )}
      <div className={styles.content}>
        <div>
          <p id={id} className={styles.title}>
            {title}
          </p>
          {by && <p className={styles.byline}>{by}</p>}
        </div>
        {/* The transcript below replaces captions. */}
        <audio {...audioProps} src={src} />
        <div className={styles.controls}>
          <IconButton
            label={audio.isPlaying ? messages.pause(title) : messages.play(title)}
            icon={audio.isPlaying ? icons.pause : icons.play}
            variant="primary"
            isFilled={!audio.isPlaying}
            onClick={audio.toggle}
          />
          <input
            type="range"
            className={styles.range}
            aria-label={messages.position}
            aria-valuetext={messages.timeOfTotal(formatTime(audio.now), formatTime(audio.length))}
            min={0}
            max={Math.max(audio.length, 0.1)}
            step="any"
            value={Math.min(audio.now, audio.length)}
            onChange={(event) => audio.seek(event.currentTarget.valueAsNumber)}
          />
          <Button
            variant="quiet"
            size="small"
            className={styles.speed}
            aria-label={messages.speed(speed)}
            onClick={audio.switchRate}
          >
            <bdi>{speed}</bdi>
          </Button>
          <p className={styles.time} aria-hidden>
            <span>{formatTime(audio.now)}</span>
            <span>{formatTime(audio.length)}</span>
          </p>
        </div>
        {audio.hasFailed && (
          <p role="alert" className={styles.failed}>
            <Icon icon={icons.alert} size="small" />
            <span>{messages.audioFailed}</span>
          </p>
        )}
      </div>
      {transcript && (
        <details className={styles.transcript}>
          <summary className={styles.summary}>{messages.transcript}</summary>
          <div className={styles.transcriptText}>{transcript}</div>
        </details>
      )}
    </section>
  );
}
