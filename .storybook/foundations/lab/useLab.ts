import { useEffect, useState } from 'react';
import { parseHash, initialState, formatHash, type LabState } from './labState';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const URL_DELAY_MS = 400;

/**
 * The lab's state, in the address's `#…` if it may stand there: a reload, the way back
 * and a copied address open the same lab.
 */
export function useLab(start: Partial<LabState> = {}, isUrlSynced = true) {
  const [state, setState] = useState<LabState>(
    () => (isUrlSynced ? parseHash(location.hash) : null) ?? { ...initialState, ...start },
  );
  useEffect(() => {
    if (!isUrlSynced || state === initialState) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', formatHash(state)),
      URL_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [state, isUrlSynced]);
  useEffect(() => {
    if (!isUrlSynced) return;
    const read = () => setState((now) => parseHash(location.hash) ?? now);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [isUrlSynced]);
  const change = (changes: Partial<LabState>) => setState((now) => ({ ...now, ...changes }));
  return { state, change };
}
