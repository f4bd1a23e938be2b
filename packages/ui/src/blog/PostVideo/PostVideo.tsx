import { useState, type ReactNode } from 'react';

import * as styles from './PostVideo.css';
import { Badge } from '../../data-display/Badge/Badge';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { Picture } from '../../media/Picture/Picture';
import { postMessages } from '../PostBody/messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** The captions of a video in one language. */
export interface PostCaptions {
  /** URL of a WebVTT file. */
  src: string;
  /** A language tag. */
  language: string;
  /** The language’s name in the language itself. */
  label: string;
}

export interface PostVideoProps {
  /** The title of the video; part of the name of the play button. */
  title: string;
  /** The picture shown before the video plays: a URL, or `art:…`. */
  poster: string;
  /** The video’s URL, for the browser’s own player. */
  src?: string | undefined;
  /** The video's captions. The first track is on by default. */
  captions?: readonly PostCaptions[] | undefined;
  /** Renders a different player instead, for example our `Player`, loaded with `lazy`. */
  renderPlayer?: (() => ReactNode) | undefined;
  /** The duration, shown on the poster: "18 min". */
  durationLabel?: string | undefined;
  /** A caption under the video. */
  caption?: ReactNode;
  /**
   * Loads the poster with high priority, for posts in the first view.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/**
 * Moves focus from the removed play button to the video. It is defined outside the component so
 * that React calls it only once.
 */
const focusVideo = (video: HTMLVideoElement | null) => video?.focus();

/** The body of a video post: a poster that is replaced with a player when it is pressed. */
export function PostVideo(props: PostVideoProps) {
  const { title, poster, src, captions = [], renderPlayer, durationLabel, caption } = props;
  const { messages: commonMessages } = useUi();
  const messages = useMessages('post', postMessages);
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        {state === 'poster' && (
          <button type="button" className={styles.poster} onClick={() => setState('playing')}>
            <VisuallyHidden>{messages.play(title)} </VisuallyHidden>
            <Picture
              picture={poster}
              alt=""
              isFilling
              isPriority={props.isPriority}
              sizes="48rem"
            />
            <span className={styles.playIcon}>
              <Icon icon={icons.play} size="large" isFilled />
            </span>
            {durationLabel && (
              <Badge tone="overlay" className={styles.duration}>
                {durationLabel}
              </Badge>
            )}
          </button>
        )}
        {state === 'playing' &&
          (renderPlayer?.() ?? (
            <video
              ref={focusVideo}
              className={styles.video}
              aria-label={title}
              src={src}
              controls
              autoPlay
              playsInline
              tabIndex={0}
              onError={() => setState('failed')}
            >
              {captions.map(({ src: file, language, label }, index) => (
                <track
                  key={file}
                  kind="captions"
                  src={file}
                  srcLang={language}
                  label={label}
                  default={index === 0}
                />
              ))}
            </video>
          ))}
        {state === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>{messages.videoFailed}</p>
            <Button iconStart={icons.refresh} onClick={() => setState('playing')}>
              {commonMessages.retry}
            </Button>
          </div>
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
