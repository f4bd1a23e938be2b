import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function InnerLink({ href, onClick, ...rest }: LinkAttributes) {
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
 * The link that the components of `@gschool/ui` render: client-side inside the app, plain elsewhere.
 * A link that only changes the query keeps the path. The router's own `Link` also prefetches for a
 * framework, which is 2 KB more on every page.
 */
export function RouterLink(props: LinkAttributes) {
  const isPath = props.href.startsWith('/') && !props.href.startsWith('//');
  const isQuery = props.href.startsWith('?');
  if ((!isPath && !isQuery) || props.target === '_blank') return <a {...props} />;
  return <InnerLink {...props} />;
}
