import { isPlainClick, isRoutedLink } from '@gschool/ui';
import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type ReactNode,
} from 'react';
import {
  createPath,
  parsePath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
} from 'react-router-dom';

type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

interface Navigation {
  /** Opens a path of the app. Another visit of the present URL does not add a history entry. */
  follow(path: string): void;
  /** The path of the app’s home page: `/`, or the router’s `basename`. */
  home: string;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * Gives links the router. Its value never changes, so a change of the URL, such as a filter, does
 * not render the links of all cards again.
 */
export function LinkNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  // Before a click is possible.
  useLayoutEffect(() => {
    latest.current = { navigate, location };
  });
  const home = useHref('/');
  const [navigation] = useState<Navigation>(() => ({
    follow: (path) => {
      const { navigate: go, location: at } = latest.current;
      void go(path, { replace: createPath(parsePath(path)) === createPath(at) });
    },
    home,
  }));
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The URL of a path of the app. */
const toAddress = (home: string, path: string): string =>
  path === '/' ? home : home === '/' ? path : `${home}${path}`;

/** A link that only changes the query, so it depends on the URL. */
function QueryLink({ href, onClick, ...rest }: LinkAttributes) {
  const address = useHref(href);
  const followLink = useLinkClickHandler(href);
  return (
    <a
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followLink(event);
      }}
      {...rest}
    />
  );
}

/**
 * The link that all `@gschool/ui` components use: client-side for paths and queries of this app,
 * plain for other URLs. A link that only changes the query keeps the path. It does not use the
 * router's own `Link`, which adds 2 KB for prefetching, and renders again whenever the URL changes.
 */
export function RouterLink(props: LinkAttributes) {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('RouterLink needs LinkNavigation around it');
  const { follow, home } = navigation;
  const { href, onClick } = props;
  if (!isRoutedLink(props)) return <a {...props} />;
  if (href.startsWith('?')) return <QueryLink {...props} />;
  return (
    <a
      {...props}
      href={toAddress(home, href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        follow(href);
      }}
    />
  );
}
