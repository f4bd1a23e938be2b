import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What a link asks of a router; the hooks of these names in `react-router-dom` fit. */
export interface LinkHooks {
  /** The address as the browser sees it. */
  useHref: (to: string) => string;
  /** What a plain click does instead of loading the page anew. */
  useLinkClickHandler: (to: string) => (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Makes the link that the components of the library render: client-side inside
 * the app, plain elsewhere. A link that only changes the query stays where it is.
 * The router's own `Link` also prefetches for a framework: 2 KB more on every page.
 */
export function createRouterLink({ useHref, useLinkClickHandler }: LinkHooks) {
  function InnerLink({ href, onClick, ...rest }: LinkAttributes) {
    const address = useHref(href);
    const follow = useLinkClickHandler(href);
    return (
      <a
        href={address}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) follow(event);
        }}
        {...rest}
      />
    );
  }

  return function RouterLink(props: LinkAttributes) {
    const isPath = props.href.startsWith('/') && !props.href.startsWith('//');
    const isQuery = props.href.startsWith('?');
    if ((!isPath && !isQuery) || props.target === '_blank') return <a {...props} />;
    return <InnerLink {...props} />;
  };
}
