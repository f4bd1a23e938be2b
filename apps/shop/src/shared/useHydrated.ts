import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendered markup is adopted, then true: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
