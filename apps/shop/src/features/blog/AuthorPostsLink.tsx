import { Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { authorOf } from '../../content/blog/authors';
import type { AuthorId } from '../../content/blog/types';
import { useT } from '../../i18n/useT';

/** Leads to everything that somebody has written. */
export function AuthorPosts({ id }: { id: AuthorId }) {
  const t = useT();
  return (
    <Link href={`${paths.blogs}?author=${id}`} isStandalone>
      {t('blog.byAuthor', { name: authorOf(id).name })}
    </Link>
  );
}
