import '../../i18n/en/browse.messages.json';

import { getStyleOverviews } from '@gschool/domain';
import { Container, Skeleton } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { CatalogueGate, type CatalogueData } from '../../shared/browse/CatalogueGate';
import { VideosBreadcrumb } from '../../shared/browse/VideosBreadcrumb';
import * as layoutStyles from '../../shared/layout.css';
import { StyleTile } from './StyleTile';
import * as styles from './StylesPage.css';

/** `/videos/style`: all styles as large cards (docs/product/pages.md#site-routes). */
export function StylesPage() {
  const t = useT();
  const breadcrumb = <VideosBreadcrumb name={t('menu.style')} description={t('styles.text')} />;
  return (
    <CatalogueGate breadcrumb={breadcrumb} skeleton={<StylesSkeleton />}>
      {(data) => (
        <>
          {breadcrumb}
          <StyleGrid {...data} />
        </>
      )}
    </CatalogueGate>
  );
}

function StyleGrid({ catalogue }: CatalogueData) {
  // A style without classes is not listed; its page shows that it has none.
  const overviews = useMemo(
    () => getStyleOverviews(catalogue).filter(({ summary }) => summary.count > 0),
    [catalogue],
  );
  return (
    <Container className={layoutStyles.pageBlock}>
      <ul className={styles.grid} role="list">
        {overviews.map((style, index) => (
          <li key={style.id} className={styles.index}>
            <StyleTile style={style} index={index} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function StylesSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.index}>
          <Skeleton shape="block" ratio="wide" />
        </div>
      ))}
    </div>
  );
}
