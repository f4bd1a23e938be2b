import '../../i18n/en/browse.messages.json';

import { getStyleOverviews } from '@gschool/domain';
import { Container, Skeleton } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { CatalogueGate, type Browsed } from '../../shared/browse/CatalogueGate';
import { Trail } from '../../shared/browse/Trail';
import { pageBlock } from '../../shared/layout.css';
import { StyleTile } from './StyleTile';
import * as css from './StylesPage.css';

/** `/videos/style`: every style, large (spec, section 2). */
export function StylesPage() {
  const t = useT();
  const trail = <Trail name={t('menu.style')} description={t('styles.text')} />;
  return (
    <CatalogueGate trail={trail} skeleton={<StylesSkeleton />}>
      {(browsed) => (
        <>
          {trail}
          <StyleWall {...browsed} />
        </>
      )}
    </CatalogueGate>
  );
}

function StyleWall({ catalogue }: Browsed) {
  // A style that waits for its first class has nothing to show; its page says so to whoever has the link.
  const styles = useMemo(
    () => getStyleOverviews(catalogue).filter(({ summary }) => summary.count > 0),
    [catalogue],
  );
  return (
    <Container className={pageBlock}>
      <ul className={css.wall} role="list">
        {styles.map((style, index) => (
          <li key={style.id} className={css.place}>
            <StyleTile style={style} place={index} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function StylesSkeleton() {
  return (
    <div className={css.wall} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={css.place}>
          <Skeleton shape="block" ratio="wide" />
        </div>
      ))}
    </div>
  );
}
