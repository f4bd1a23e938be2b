import { useEffect, useState } from 'react';
import { readHash, startState, writeHash, type LabState } from './labState';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const pause = 400;

/**
 * The lab's state, in the address's `#…` if it may stand there: a reload, the way back
 * and a copied address open the same lab.
 */
export function useLab(start: Partial<LabState> = {}, keepsAddress = true) {
  const [state, setState] = useState<LabState>(
    () => (keepsAddress ? readHash(location.hash) : null) ?? { ...startState, ...start },
  );
  useEffect(() => {
    if (!keepsAddress || state === startState) return;
    const later = setTimeout(
      () => history.replaceState(history.state, '', writeHash(state)),
      pause,
    );
    return () => clearTimeout(later);
  }, [state, keepsAddress]);
  useEffect(() => {
    if (!keepsAddress) return;
    const read = () => setState((now) => readHash(location.hash) ?? now);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [keepsAddress]);
  const change = (changes: Partial<LabState>) => setState((now) => ({ ...now, ...changes }));
  return { state, change };
}
