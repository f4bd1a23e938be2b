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

import { readGridAddress, writeGridAddress, type GridAddress } from './gridAddress';

export interface GridSource {
  classes: readonly ClassCard[];
  series: readonly Series[];
  library: LibraryState | null;
}

const nothing: LibraryState['positions'] = [];

/**
 * A list of classes as its address narrows it. A choice is shown at once; what follows from it
 * (the new address, the counts, the cards) is drawn when the browser has time for it.
 */
export function useClassGrid({ classes, series, library }: GridSource) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const positions = library?.positions ?? nothing;

  const base = useMemo(() => createFacetIndex(classes), [classes]);
  const index = useMemo(() => addProgress(base, positions), [base, positions]);
  const labels = useMemo(() => getFacetLabels(index, series), [index, series]);
  const query = params.toString();
  const address = useMemo(() => {
    const asked = readGridAddress(new URLSearchParams(query));
    return { ...asked, selection: dropUnknownValues(index, asked.selection) };
  }, [index, query]);
  const { selection, order } = address;
  const [shown, show] = useOptimistic(address);

  const left = useMemo(() => applySelection(index, selection), [index, selection]);
  const places = useMemo(() => getSortedIndexes(base, order, language), [base, order, language]);
  const page = useMemo(
    () => getFacetPage(base, left, places, address.page),
    [base, left, places, address.page],
  );
  const counts = useMemo(() => countFacets(index, selection, labels), [index, selection, labels]);
  const waysOut = useMemo(
    () => (page.total === 0 ? getClearableFacets(index, selection) : []),
    [index, selection, page.total],
  );

  const go = (next: GridAddress, isReplacing = false) =>
    startTransition(() => {
      show(next);
      void navigate(`${writeGridAddress(next, params)}`, {
        replace: isReplacing,
        preventScrollReset: true,
      });
    });
  const next = { ...address, page: page.page + 1 };

  return {
    page,
    counts,
    labels,
    waysOut,
    /** What is chosen, and the order: already while the rest is on its way. */
    selection: shown.selection,
    order: shown.order,
    /** The order of the cards that are shown. */
    shownOrder: order,
    /** Says in one text by what the cards that are shown were narrowed and ordered. */
    choice: JSON.stringify([selection, order]),
    isLate: shown !== address,
    nextHref: page.hasMore ? writeGridAddress(next, params) : undefined,
    /** A page more is the same place in the history. */
    showMore: () => go(next, true),
    choose: (chosen: FacetSelection) => go({ ...address, selection: chosen, page: 1 }),
    sort: (by: ClassOrder) => go({ ...address, order: by, page: 1 }),
  };
}

export type ClassGridState = ReturnType<typeof useClassGrid>;
