import { toSafeReturnPath } from '@gschool/domain';
import { useIsHydrated } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

/** The page to return to after signing in (docs/product/pages.md#return-address). */
export interface ReturnPath {
  /** A path of this origin; null when it is missing or leads to another origin. */
  returnPath: string | null;
  /**
   * The return path of this page. Null until the page is hydrated, because the prerendered page
   * does not know it.
   */
  withReturnPath: (path: string) => string;
}

/**
 * The return path of this page. Null until hydration, because the prerendered page does not know
 * it.
 */
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
