import { useEffect, useState } from 'react';
import * as actionStyles from './actions.css';
import * as playerStyles from '../Player.css';
import { formatTime } from '../../../internal/mediaTime';
import { usePlayback, usePlayer } from '../state/PlayerContext';

const shownMs = 8000;

/** A video that continues says from where, for some seconds, and offers its start. */
export function ResumeNotice() {
  const { store, props, run, words, focusPlayer } = usePlayer();
  const { src, startAt = 0 } = props;
  const hasStarted = usePlayback(store, (state) => state.hasStarted);
  const isWithin = usePlayback(
    store,
    // A place in the last seconds starts anew.
    ({ duration }) => startAt > 0 && (!duration || startAt < duration - 3),
  );
  const [over, setOver] = useState('');

  useEffect(() => {
    if (!hasStarted || !isWithin) return;
    const timer = setTimeout(() => setOver(src), shownMs);
    return () => clearTimeout(timer);
  }, [hasStarted, isWithin, src]);

  if (!hasStarted || !isWithin || over === src) return null;
  return (
    <div className={playerStyles.resume}>
      <span role="status">{words.resuming(formatTime(startAt))}</span>
      <button
        type="button"
        className={actionStyles.plain}
        onClick={() => {
          run({ type: 'goTo', seconds: 0 });
          setOver(src);
          focusPlayer();
        }}
      >
        {words.startOver}
      </button>
    </div>
  );
}
