import { Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { getAuthor } from '../../content/blog/authors';
import type { AuthorId } from '../../content/blog/types';
import { useT } from '../../i18n/useT';

/** Links to all posts of an author. */
export function AuthorPostsLink({ id }: { id: AuthorId }) {
  const t = useT();
  return (
    <Link href={`${paths.blogs}?author=${id}`} isStandalone>
      {t('blog.byAuthor', { name: getAuthor(id).name })}
    </Link>
  );
}
