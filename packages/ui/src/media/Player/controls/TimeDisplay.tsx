import { chapterTitleAt } from '../state/chapters';
import * as styles from './ControlBar.css';
import { formatTime } from '../../../internal/mediaTime';
import { usePlayback, usePlayer } from '../state/PlayerContext';

/** Position, duration and speed (if it is not 1×); in wide players also the chapter. */
export function TimeDisplay() {
  const { store, props, messages } = usePlayer();
  const time = usePlayback(store, (state) => Math.floor(state.time));
  const duration = usePlayback(store, (state) => Math.floor(state.duration));
  const rate = usePlayback(store, (state) => state.rate);
  const chapter = chapterTitleAt(props.chapters ?? [], time);
  return (
    <>
      <span className={styles.time} dir="ltr">
        <span>{formatTime(time)}</span>
        <span className={styles.total}>{` / ${formatTime(duration)}`}</span>
      </span>
      {rate !== 1 && (
        <span className={styles.rate} dir="ltr" title={messages.speed}>
          {messages.times(rate)}
        </span>
      )}
      {chapter && (
        // The seek bar and the chapters button already announce the chapter.
        <span className={styles.chapter} dir="auto" aria-hidden>
          {chapter}
        </span>
      )}
    </>
  );
}
