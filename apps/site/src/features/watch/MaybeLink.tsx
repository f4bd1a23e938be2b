import { Link } from '@gschool/ui';

import { useIsBuilt } from '../../shared/builtRoutes';

/** A name that leads somewhere, where there is a page for it. */
export function MaybeLink({ href, children }: { href: string | null; children: string }) {
  const isBuilt = useIsBuilt();
  return href !== null && isBuilt(href) ? (
    <Link href={href}>
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <bdi>{children}</bdi>
  );
}
