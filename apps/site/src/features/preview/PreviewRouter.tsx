import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

interface PreviewRouterProps {
  /** The path that the studio chose. */
  path: string;
  /** A new number opens the path. */
  visit: number;
  /** Whether links may open other pages. */
  isNavigable: boolean;
  /** Called for each link to another page, followed or not. */
  onNavigate: (path: string, isFollowed: boolean) => void;
  children: ReactNode;
}

let lastKey = 0;

const toLocation = (to: To, from: Location | null, state: unknown): Location => {
  const {
    pathname = from?.pathname ?? '/',
    search = '',
    hash = '',
  } = typeof to === 'string' ? parsePath(to) : to;
  lastKey += 1;
  return { pathname, search, hash, state, key: `preview${lastKey}` };
};

/**
 * A router without the browser's history, so that Back in the studio never goes back inside the
 * frame. Other pages open only if the studio allows it; the query of the page may always change.
 */
export function PreviewRouter({
  path,
  visit,
  isNavigable,
  onNavigate,
  children,
}: PreviewRouterProps) {
  const [place, setPlace] = useState(() => ({
    visit,
    entries: [toLocation(path, null, null)],
    at: 0,
    type: NavigationType.Pop,
  }));
  // A path that the studio chose replaces the entries.
  if (place.visit !== visit)
    setPlace({ visit, entries: [toLocation(path, null, null)], at: 0, type: NavigationType.Push });
  const location = place.entries[place.at]!;
  const latest = useRef({ location, isNavigable, onNavigate });
  useLayoutEffect(() => {
    latest.current = { location, isNavigable, onNavigate };
  });

  const open = useCallback((to: To, state: unknown, type: NavigationType): void => {
    const { location: from, isNavigable: mayOpen, onNavigate: report } = latest.current;
    const next = toLocation(to, from, state);
    const isOther = next.pathname !== from.pathname;
    if (isOther) report(createPath(next), mayOpen);
    if (isOther && !mayOpen) return;
    setPlace((before) => {
      const isPush = type === NavigationType.Push;
      const at = isPush ? before.at + 1 : before.at;
      return { ...before, entries: [...before.entries.slice(0, at), next], at, type };
    });
  }, []);

  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state) => open(to, state, NavigationType.Push),
      replace: (to, state) => open(to, state, NavigationType.Replace),
      go: (step) =>
        setPlace((before) => ({
          ...before,
          at: Math.min(Math.max(before.at + step, 0), before.entries.length - 1),
          type: NavigationType.Pop,
        })),
    }),
    [open],
  );
  return (
    <Router location={location} navigationType={place.type} navigator={navigator}>
      {children}
    </Router>
  );
}
