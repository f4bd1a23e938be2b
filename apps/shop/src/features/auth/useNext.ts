import { safeReturnPath } from '@gschool/domain';
import { useIsHydrated } from '@gschool/ui/app';
import { useSearchParams } from 'react-router-dom';

/** Where somebody wanted to go before they had to sign in, and how the way there is kept. */
export interface Next {
  /** A path of this origin; null when there is none, or one that leads away. */
  next: string | null;
  /** An address of another page that leads on to the same place. */
  keep: (path: string) => string;
}

/** The return address of this page. The prerendered markup knows none, so it comes after hydration. */
export function useNext(): Next {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const next = isHydrated ? safeReturnPath(params.get('next')) : null;
  return {
    next,
    keep: (path) => (next ? `${path}?next=${encodeURIComponent(next)}` : path),
  };
}
