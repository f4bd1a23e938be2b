import { useLanguage } from '@gschool/app/i18n';
import { useUrlParams } from '@gschool/app/routes';
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
  type FacetIndex,
  type FacetSelection,
  type LibraryState,
  type Series,
} from '@gschool/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { parseGridParams, toGridQuery, type GridParams } from './gridParams';

export interface GridSource {
  classes: readonly ClassCard[];
  series: readonly Series[];
  library: LibraryState | null;
}

const noPositions: LibraryState['positions'] = [];

/** The grid's part of a query, without values that no class has. */
function useGridParams(index: FacetIndex, params: URLSearchParams): GridParams {
  // A text, so that a change of other parameters, such as the query of a search, has no effect.
  const query = toGridQuery(parseGridParams(params));
  return useMemo(() => {
    const requested = parseGridParams(new URLSearchParams(query));
    return { ...requested, selection: dropUnknownValues(index, requested.selection) };
  }, [index, query]);
}

/**
 * The state of a class grid, read from the URL. A choice is visible right away. Counts and cards
 * change later, in a transition of the router.
 */
export function useClassGrid({ classes, series, library }: GridSource) {
  const language = useLanguage();
  const [params] = useSearchParams();
  const [chosenParams, setParams] = useUrlParams();
  const positions = library?.positions ?? noPositions;

  const base = useMemo(() => createFacetIndex(classes), [classes]);
  const index = useMemo(() => addProgress(base, positions), [base, positions]);
  const labels = useMemo(() => getFacetLabels(index, series), [index, series]);
  const gridParams = useGridParams(index, params);
  const chosen = useGridParams(index, chosenParams);
  const { selection, order } = gridParams;

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

  const choose = (change: Partial<GridParams>) =>
    setParams(toGridQuery({ ...chosen, ...change, page: 1 }, chosenParams), 'push');
  const nextQuery = toGridQuery({ ...chosen, page: page.page + 1 }, chosenParams);

  return {
    page,
    counts,
    labels,
    suggestions,
    /** The selection and the order, updated before the cards are. */
    selection: chosen.selection,
    order: chosen.order,
    /** The order of the cards on the page. */
    shownOrder: order,
    /** Identifies the selection and order of the cards on the page. */
    selectionKey: JSON.stringify([selection, order]),
    isStale: toGridQuery(chosen) !== toGridQuery(gridParams),
    nextHref: page.hasMore ? nextQuery : undefined,
    /** Another page does not add a history entry. */
    showMore: () => setParams(nextQuery, 'replace'),
    setSelection: (selection: FacetSelection) => choose({ selection }),
    sort: (by: ClassOrder) => choose({ order: by }),
  };
}

export type ClassGridState = ReturnType<typeof useClassGrid>;
