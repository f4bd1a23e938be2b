import { chapterTitleAt, type Chapter } from '../state/chapters';
import * as styles from './SeekBar.css';
import { formatTime, formatDuration } from '../../../internal/mediaTime';
import { usePlayback, usePlayer } from '../state/PlayerContext';
import { useSeekPreview } from './useSeekPreview';

const none: readonly Chapter[] = [];

/**
 * The timeline: a native range input, the buffered part, gaps between chapters, and a tooltip with
 * time and chapter.
 */
export function SeekBar() {
  const { store, props, getVideo, messages } = usePlayer();
  const chapters = props.chapters ?? none;
  const time = usePlayback(store, (state) => Math.round(state.time * 4) / 4);
  const duration = usePlayback(store, (state) => state.duration);
  const buffered = usePlayback(store, (state) => Math.round(state.buffered));
  const { bar, tip, shown, barProps, rangeProps } = useSeekPreview(time, duration);
  const share = (seconds: number): number => (duration ? (seconds / duration) * 1000 : 0);
  const position = messages.position(
    formatDuration(time, messages),
    formatDuration(duration, messages),
  );
  const chapter = chapterTitleAt(chapters, time);
  const tipChapter = shown === null ? '' : chapterTitleAt(chapters, shown);

  return (
    <div ref={bar} dir="ltr" className={styles.bar} {...barProps}>
      <svg className={styles.track} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden>
        <rect className={styles.rest} width="1000" height="1" />
        <rect className={styles.loaded} width={share(Math.max(buffered, time))} height="1" />
        <rect className={styles.played} width={share(time)} height="1" />
        {chapters
          .filter(({ startSeconds }) => startSeconds > 0 && startSeconds < duration)
          .map(({ startSeconds }) => (
            <rect
              key={startSeconds}
              className={styles.tick}
              x={share(startSeconds) - 2}
              width="4"
              height="1"
            />
          ))}
      </svg>
      <input
        type="range"
        className={styles.seek}
        data-player-part="seek"
        min={0}
        max={duration || 1}
        step="any"
        value={time}
        disabled={!duration}
        aria-label={messages.seek}
        aria-valuetext={chapter ? messages.positionIn(position, chapter) : position}
        {...rangeProps}
        onChange={(event) => {
          const element = getVideo();
          if (element) element.currentTime = Number(event.currentTarget.value);
        }}
      />
      <span ref={tip} className={styles.tip} hidden={shown === null} aria-hidden>
        {tipChapter && (
          <span className={styles.tipChapter} dir="auto">
            {tipChapter}
          </span>
        )}
        {shown !== null && <span>{formatTime(shown)}</span>}
      </span>
    </div>
  );
}
