import { createRouterLink } from '@gschool/ui';
import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The router's own `Link` adds 2 KB for prefetching. */
function InnerLink({
  to,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const address = useHref(to);
  const followLink = useLinkClickHandler(to);
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
 * The link of all components of `@gschool/ui`: client-side for paths and queries of this app, plain
 * for others. A link that only changes the query keeps the path.
 */
export const RouterLink = createRouterLink(InnerLink);
