import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The router's own `Link` also prefetches for a framework that is not used here: 2 KB more on every page. */
function InnerLink({ href, onClick, ...rest }: LinkAttributes) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
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

/**
 * The link that the components of the library render: client-side inside the
 * shop, plain elsewhere. A link that only changes the query stays where it is.
 */
export function RouterLink(props: LinkAttributes) {
  const isPath = props.href.startsWith('/') && !props.href.startsWith('//');
  const isQuery = props.href.startsWith('?');
  if ((!isPath && !isQuery) || props.target === '_blank') return <a {...props} />;
  return <InnerLink {...props} />;
}
