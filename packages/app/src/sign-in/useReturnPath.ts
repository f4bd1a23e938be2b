import { toSafeReturnPath } from '@gschool/domain';
import { useSearchParams } from 'react-router-dom';

import { useIsHydrated } from '../useIsHydrated';

/** Where somebody wanted to go before they had to sign in. */
export interface ReturnPath {
  /** A path of this origin; null when there is none, or one that leads away. */
  returnPath: string | null;
  /** Adds the return path to the address of another page. */
  withReturnPath: (path: string) => string;
}

/** The return path of this page. The prerendered markup knows none, so it comes after hydration. */
export function useReturnPath(): ReturnPath {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const returnPath = isHydrated ? toSafeReturnPath(params.get('next')) : null;
  return {
    returnPath,
    withReturnPath: (path) =>
      returnPath ? `${path}?next=${encodeURIComponent(returnPath)}` : path,
  };
}
