import { useLanguage } from '@gschool/app/i18n';
import {
  countFacets,
  facetLabels,
  indexFacets,
  knownSelection,
  narrow,
  narrowedPage,
  placesIn,
  relaxations,
  withProgress,
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
 * The state of a class grid, read from the URL. A choice is shown at once; URL, counts and cards
 * follow in a transition.
 */
export function useClassGrid({ classes, series, library }: GridSource) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const positions = library?.positions ?? noPositions;

  const base = useMemo(() => indexFacets(classes), [classes]);
  const index = useMemo(() => withProgress(base, positions), [base, positions]);
  const labels = useMemo(() => facetLabels(index, series), [index, series]);
  const query = params.toString();
  const gridParams = useMemo(() => {
    const requested = parseGridParams(new URLSearchParams(query));
    return { ...requested, selection: knownSelection(index, requested.selection) };
  }, [index, query]);
  const { selection, order } = gridParams;
  const [shown, setShown] = useOptimistic(gridParams);

  const matches = useMemo(() => narrow(index, selection), [index, selection]);
  const positionsInOrder = useMemo(() => placesIn(base, order, language), [base, order, language]);
  const page = useMemo(
    () => narrowedPage(base, matches, positionsInOrder, gridParams.page),
    [base, matches, positionsInOrder, gridParams.page],
  );
  const counts = useMemo(() => countFacets(index, selection, labels), [index, selection, labels]);
  const suggestions = useMemo(
    () => (page.total === 0 ? relaxations(index, selection) : []),
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
    choose: (chosen: FacetSelection) => navigateTo({ ...gridParams, selection: chosen, page: 1 }),
    sort: (by: ClassOrder) => navigateTo({ ...gridParams, order: by, page: 1 }),
  };
}

export type ClassGridState = ReturnType<typeof useClassGrid>;
