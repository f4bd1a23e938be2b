import { useEffect, useState } from 'react';

import { parseHash, initialState, formatHash, type LabState } from './labState';

/** Delay before the URL is updated, in ms: browsers allow about 100 updates in 30 seconds. */
const URL_DELAY_MS = 400;

/**
 * The lab's state. With `isUrlSynced` it is stored in the URL's hash, so that reload, back and a
 * copied link restore it.
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
