import { Link } from '@gschool/ui';

/** A name that links to its page, if there is one. */
export function OptionalLink({ href, children }: { href: string | null; children: string }) {
  return href !== null ? (
    <Link href={href}>
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <bdi>{children}</bdi>
  );
}
