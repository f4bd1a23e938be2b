import * as icons from '../../../data-display/Icon/icons';
import * as styles from '../Player.css';
import { formatTime } from '../../../internal/mediaTime';
import { usePlayer } from '../state/PlayerContext';
import { Icon } from '../../../data-display/Icon/Icon';

export interface StartOverlayProps {
  onPlay: () => void;
}

/** The large play button over the poster, with the position where the video resumes. */
export function StartOverlay({ onPlay }: StartOverlayProps) {
  const { messages, props } = usePlayer();
  const resume = props.startAt ? messages.resumeAt(formatTime(props.startAt)) : '';
  return (
    <div className={styles.startOverlay} data-resume={resume ? true : undefined}>
      <button
        type="button"
        className={styles.bigPlay}
        aria-label={resume || messages.play}
        onClick={onPlay}
      >
        <Icon icon={icons.play} size="huge" />
      </button>
      {resume && (
        <span className={styles.startText} aria-hidden>
          {resume}
        </span>
      )}
    </div>
  );
}
