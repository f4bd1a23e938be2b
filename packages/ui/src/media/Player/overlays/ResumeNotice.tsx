import { useEffect, useState } from 'react';
import * as actionStyles from './actions.css';
import * as playerStyles from '../Player.css';
import { formatTime } from '../../../internal/mediaTime';
import { usePlayback, usePlayer } from '../state/PlayerContext';

const VISIBLE_MS = 8000;

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
  const [dismissedSrc, setDismissedSrc] = useState('');

  useEffect(() => {
    if (!hasStarted || !isWithin) return;
    const timer = setTimeout(() => setDismissedSrc(src), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [hasStarted, isWithin, src]);

  if (!hasStarted || !isWithin || dismissedSrc === src) return null;
  return (
    <div className={playerStyles.resume}>
      <span role="status">{words.resuming(formatTime(startAt))}</span>
      <button
        type="button"
        className={actionStyles.plain}
        onClick={() => {
          run({ type: 'goTo', seconds: 0 });
          setDismissedSrc(src);
          focusPlayer();
        }}
      >
        {words.startOver}
      </button>
    </div>
  );
}
