import { useEffect, useState } from 'react';

import * as actionStyles from './actions.css';
import * as playerStyles from '../Player.css';
import { formatTime } from '../../../internal/mediaTime';
import { usePlayback, usePlayer } from '../state/PlayerContext';

const VISIBLE_MS = 8000;

/** Shows for a few seconds where the video resumes, with a button to start over. */
export function ResumeNotice() {
  const { store, props, run, messages, focusPlayer } = usePlayer();
  const { src, startAt = 0 } = props;
  const hasStarted = usePlayback(store, (state) => state.hasStarted);
  const isWithin = usePlayback(
    store,
    // A position in the last three seconds starts over.
    ({ duration }) => startAt > 0 && (!duration || startAt < duration - 3),
  );
  const [dismissedSrc, setDismissedSrc] = useState('');

  useEffect(() => {
    if (!hasStarted || !isWithin) return;
    const timer = setTimeout(() => setDismissedSrc(src), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [hasStarted, isWithin, src]);

  const isShown = hasStarted && isWithin && dismissedSrc !== src;
  return (
    <div className={isShown ? playerStyles.resume : undefined}>
      {/* Screen readers announce only what is added to a live region that is already rendered. */}
      <span role="status">{isShown && messages.resuming(formatTime(startAt))}</span>
      {isShown && (
        <button
          type="button"
          className={actionStyles.plain}
          onClick={() => {
            run({ type: 'goTo', seconds: 0 });
            setDismissedSrc(src);
            focusPlayer();
          }}
        >
          {messages.startOver}
        </button>
      )}
    </div>
  );
}
