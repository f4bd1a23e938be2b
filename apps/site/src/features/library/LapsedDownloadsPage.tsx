import { useBreadcrumb } from '@gschool/app';
import { Container } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { DownloadsTab } from './downloads/DownloadsTab';
import * as styles from './LibraryPage.css';
import { useTabTitle } from './useTabTitle';

/**
 * The downloads of a member whose subscription has ended: they do not open, but can be removed
 * (docs/product/downloads.md#downloads-on-the-pages).
 */
export function LapsedDownloadsPage() {
  const t = useT();
  useTabTitle(t('library.downloads'));
  useBreadcrumb({
    name: t('menu.library'),
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.library') },
      { name: t('library.downloads'), active: true },
    ],
  });
  return (
    <Container>
      <div className={styles.single}>
        <DownloadsTab hasEnded />
      </div>
    </Container>
  );
}
