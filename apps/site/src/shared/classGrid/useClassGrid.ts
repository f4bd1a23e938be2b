import { useLanguage } from '@gschool/app/i18n';
import {
  countFacets,
  getFacetLabels,
  createFacetIndex,
  dropUnknownValues,
  applySelection,
  getFacetPage,
  getSortedIndexes,
  getClearableFacets,
  addProgress,
  type ClassCard,
  type ClassOrder,
  type FacetSelection,
  type LibraryState,
  type Series,
} from '@gschool/domain';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { parseGridParams, toGridQuery, type GridParams } from './gridParams';

export interface GridSource {
  classes: readonly ClassCard[];
  series: readonly Series[];
  library: LibraryState | null;
}

const noPositions: LibraryState['positions'] = [];

/**
 * The state of a class grid, read from the URL. A choice is shown right away; URL, counts and cards
 * follow in a transition.
 */
export function useClassGrid({ classes, series, library }: GridSource) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const positions = library?.positions ?? noPositions;

  const base = useMemo(() => createFacetIndex(classes), [classes]);
  const index = useMemo(() => addProgress(base, positions), [base, positions]);
  const labels = useMemo(() => getFacetLabels(index, series), [index, series]);
  const query = params.toString();
  const gridParams = useMemo(() => {
    const requested = parseGridParams(new URLSearchParams(query));
    return { ...requested, selection: dropUnknownValues(index, requested.selection) };
  }, [index, query]);
  const { selection, order } = gridParams;
  const [shown, setShown] = useOptimistic(gridParams);

  const matches = useMemo(() => applySelection(index, selection), [index, selection]);
  const positionsInOrder = useMemo(
    () => getSortedIndexes(base, order, language),
    [base, order, language],
  );
  const page = useMemo(
    () => getFacetPage(base, matches, positionsInOrder, gridParams.page),
    [base, matches, positionsInOrder, gridParams.page],
  );
  const counts = useMemo(() => countFacets(index, selection, labels), [index, selection, labels]);
  const suggestions = useMemo(
    () => (page.total === 0 ? getClearableFacets(index, selection) : []),
    [index, selection, page.total],
  );

  const navigateTo = (next: GridParams, isReplacing = false) =>
    startTransition(() => {
      setShown(next);
      void navigate(`${toGridQuery(next, params)}`, {
        replace: isReplacing,
        preventScrollReset: true,
      });
    });
  const next = { ...gridParams, page: page.page + 1 };

  return {
    page,
    counts,
    labels,
    suggestions,
    /** The selection and the order, updated before the cards are. */
    selection: shown.selection,
    order: shown.order,
    /** The order of the cards on the page. */
    shownOrder: order,
    /** Identifies the selection and order of the cards on the page. */
    selectionKey: JSON.stringify([selection, order]),
    isStale: shown !== gridParams,
    nextHref: page.hasMore ? toGridQuery(next, params) : undefined,
    /** Another page does not add a history entry. */
    showMore: () => navigateTo(next, true),
    setSelection: (selection: FacetSelection) => navigateTo({ ...gridParams, selection, page: 1 }),
    sort: (by: ClassOrder) => navigateTo({ ...gridParams, order: by, page: 1 }),
  };
}

export type ClassGridState = ReturnType<typeof useClassGrid>;
