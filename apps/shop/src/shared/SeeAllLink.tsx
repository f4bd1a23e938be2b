import { Link, VisuallyHidden } from '@gschool/ui';

import { useT } from '../i18n/useT';

export interface SeeAllLinkProps {
  href: string;
  /** The title of the list, for screen readers. */
  title: string;
}

/** The link from a list of some items to the page with all of them. */
export function SeeAllLink({ href, title }: SeeAllLinkProps) {
  const t = useT();
  return (
    <Link href={href}>
      {t('media.seeAll')}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Link>
  );
}
