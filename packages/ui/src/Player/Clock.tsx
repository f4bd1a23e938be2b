import { chapterTitleAt } from './chapters';
import * as css from './controls.css';
import { clock } from './time';
import { usePlayback, usePlayer } from './usePlayback';

/** Where the film stands and how long it is; in a wide player also in which chapter. */
export function Clock() {
  const { store, film } = usePlayer();
  const time = usePlayback(store, (state) => Math.floor(state.time));
  const duration = usePlayback(store, (state) => Math.floor(state.duration));
  const chapter = chapterTitleAt(film.chapters ?? [], time);
  return (
    <>
      <span className={css.time} dir="ltr">
        {clock(time)}
        <span className={css.total}> / {clock(duration)}</span>
      </span>
      {chapter && (
        <span className={css.chapter} dir="auto">
          {chapter}
        </span>
      )}
    </>
  );
}
