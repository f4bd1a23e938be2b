import { useEffect, useState } from 'react';

import { useEffectEvent } from '../../../internal/useEffectEvent';

/** Counts seconds down to 0 and then calls `onDone` once. Pauses while the page is hidden. */
export const useCountdown = (
  seconds: number,
  isRunning: boolean,
  onDone: () => void,
): { secondsLeft: number } => {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [previous, setPrevious] = useState({ seconds, isRunning });
  if (previous.seconds !== seconds || previous.isRunning !== isRunning) {
    setPrevious({ seconds, isRunning });
    if (isRunning) setSecondsLeft(seconds);
  }
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (!isRunning) return;
    let rest = seconds;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      rest -= 1;
      setSecondsLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      done();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, isRunning]);

  return { secondsLeft };
};
