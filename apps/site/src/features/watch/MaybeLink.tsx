import { Link } from '@gschool/ui';

/** A name that leads somewhere, where there is a page for it. */
export function MaybeLink({ href, children }: { href: string | null; children: string }) {
  return href !== null ? (
    <Link href={href}>
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <bdi>{children}</bdi>
  );
}
