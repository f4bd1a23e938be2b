import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/**
 * The link that the components of the library render: client-side inside the
 * site, plain elsewhere. A link that only changes the query stays where it is.
 */
export function RouterLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  const isQuery = href.startsWith('?');
  if ((!isPath && !isQuery) || rest.target === '_blank') return <a href={href} {...rest} />;
  return <Link to={href} preventScrollReset={isQuery} {...rest} />;
}
