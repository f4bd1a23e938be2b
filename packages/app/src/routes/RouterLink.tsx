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
 * The link that all `@gschool/ui` components use: client-side for paths and queries of this app,
 * plain for other URLs. A link that only changes the query keeps the path. It does not use the
 * router's own `Link`, which adds 2 KB for prefetching.
 */
export function RouterLink(props: LinkAttributes) {
  const isPath = props.href.startsWith('/') && !props.href.startsWith('//');
  const isQuery = props.href.startsWith('?');
  if ((!isPath && !isQuery) || props.target === '_blank') return <a {...props} />;
  return <InnerLink {...props} />;
}
