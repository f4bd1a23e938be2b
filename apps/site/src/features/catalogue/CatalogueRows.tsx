import { usePreload } from '@gschool/app';
import { lazyPage } from '@gschool/app/routes';
import {
  getCatalogueRows,
  type Catalogue,
  type ClassCard,
  type LibraryState,
} from '@gschool/domain';
import { CardGridSkeleton } from '@gschool/ui';
import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { withMessages } from '../../i18n/i18n';
import { hasGridParams } from '../../shared/classGrid/gridParams';
import { useT } from '../../i18n/useT';
import { CatalogueHero } from './CatalogueHero';
import { CatalogueRowView } from './CatalogueRowView';

const { Component: ClassGrid, preload: preloadClassGrid } = lazyPage(() =>
  import('../../shared/classGrid/ClassGrid').then(withMessages).then((m) => m.ClassGrid),
);

/** The number of rows in the first render. No screen shows more than these below the hero. */
const FIRST_ROWS = 3;
/**
 * After the first full render, later visits render all rows immediately, because restoring the
 * scroll position needs the full height.
 */
let wasComplete = false;

/** Hero and rows, then the grid of all classes. With filters in the URL, only the grid is shown. */
export function CatalogueRows({
  catalogue,
  library,
  featured,
  now,
}: {
  catalogue: Catalogue;
  library: LibraryState | null;
  featured: ClassCard;
  /** Fixed for the visit, in epoch milliseconds. */
  now: number;
}) {
  const t = useT();
  usePreload(preloadClassGrid);
  const [params] = useSearchParams();
  const isFiltered = hasGridParams(params);
  const isComplete = useDeferredValue(true, wasComplete);
  useEffect(() => {
    if (isComplete) wasComplete = true;
  }, [isComplete]);
  const rows = useMemo(
    () => getCatalogueRows(catalogue, library, now, featured.id),
    [catalogue, library, now, featured.id],
  );
  return (
    <>
      {!isFiltered && <CatalogueHero card={featured} />}
      {!isFiltered &&
        rows
          .slice(0, isComplete ? rows.length : FIRST_ROWS)
          .map((row) => <CatalogueRowView key={row.id} row={row} now={now} />)}
      {(isComplete || isFiltered) && (
        <Suspense fallback={<CardGridSkeleton />}>
          <ClassGrid
            title={t(isFiltered ? 'videos.found' : 'videos.all')}
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
