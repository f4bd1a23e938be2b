import * as icons from '../../../data-display/Icon/icons';
import * as css from '../Player.css';
import { clock } from '../state/time';
import { usePlayer } from '../state/PlayerContext';
import { Icon } from '../../../data-display/Icon/Icon';

export interface PlayerStartProps {
  onPlay: () => void;
}

/** The large button over the poster; where the video continues, it says from where. */
export function PlayerStart({ onPlay }: PlayerStartProps) {
  const { words, film } = usePlayer();
  const resume = film.startAt ? words.resumeAt(clock(film.startAt)) : '';
  return (
    <div className={css.start}>
      <button
        type="button"
        className={css.bigPlay}
        aria-label={resume || words.play}
        onClick={onPlay}
      >
        <Icon icon={icons.play} size="huge" />
      </button>
      {resume && (
        <span className={css.startWords} aria-hidden>
          {resume}
        </span>
      )}
    </div>
  );
}
