import { Icon, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './FeedLink.css';

/** The address for feed readers: a file, so it is no link of the router. */
export function FeedLink() {
  const t = useT();
  return (
    <a href={paths.blogFeed} type="application/atom+xml" className={styles.link}>
      <Icon icon={icons.feed} size="small" />
      {t('blog.feed')}
    </a>
  );
}
