import {
  getCatalogueRows,
  type Catalogue,
  type ClassCard,
  type LibraryState,
} from '@gschool/domain';
import { CardGridSkeleton } from '@gschool/ui';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { withMessages } from '../../i18n/i18n';
import { isNarrowed } from '../../shared/classGrid/gridAddress';
import { useT } from '../../i18n/useT';
import { CatalogueHero } from './CatalogueHero';
import { CatalogueRowView } from './CatalogueRowView';

const ClassGrid = lazy(() =>
  import('../../shared/classGrid/ClassGrid')
    .then(withMessages)
    .then((m) => ({ default: m.ClassGrid })),
);

/** Rows that are drawn at once; no screen shows more of them beside the hero. */
const FIRST_ROWS = 3;
/** Once everything has been drawn, a return draws it at once: the page needs its height to scroll to where it was left. */
let hasBeenDrawn = false;

/**
 * Hero and rows, then all classes. Once the address narrows the classes, they alone are the page:
 * whoever follows a link to a style or chooses a filter wants to see what is left.
 */
export function CatalogueShelves({
  catalogue,
  library,
  featured,
  now,
}: {
  catalogue: Catalogue;
  library: LibraryState | null;
  featured: ClassCard;
  /** One instant a visit, in epoch milliseconds. */
  now: number;
}) {
  const t = useT();
  const [params] = useSearchParams();
  const narrowed = isNarrowed(params);
  const isWhole = useDeferredValue(true, hasBeenDrawn);
  useEffect(() => {
    if (isWhole) hasBeenDrawn = true;
  }, [isWhole]);
  const rows = useMemo(
    () => getCatalogueRows(catalogue, library, now, featured.id),
    [catalogue, library, now, featured.id],
  );
  return (
    <>
      {!narrowed && <CatalogueHero card={featured} />}
      {!narrowed &&
        rows
          .slice(0, isWhole ? rows.length : FIRST_ROWS)
          .map((row) => <CatalogueRowView key={row.id} row={row} now={now} />)}
      {(isWhole || narrowed) && (
        <Suspense fallback={<CardGridSkeleton />}>
          <ClassGrid
            title={t(narrowed ? 'videos.found' : 'videos.all')}
            classes={catalogue.classes}
            series={catalogue.series}
            library={library}
            now={now}
          />
        </Suspense>
      )}
    </>
  );
}
