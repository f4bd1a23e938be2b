import { Icon, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './FeedLink.css';

/** The Atom feed is a file, so this is a plain anchor and not a router link. */
export function FeedLink() {
  const t = useT();
  return (
    <a href={paths.blogFeed} type="application/atom+xml" className={styles.link}>
      <Icon icon={icons.feed} size="small" />
      <span>{t('blog.feed')}</span>
    </a>
  );
}
