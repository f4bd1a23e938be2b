import { getLocale, useLanguage } from '@gschool/app/i18n';
import { useUi } from '@gschool/ui';
import type { FilterFacet } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../../i18n/useT';
import type { FilteredRows, RowIndex } from '../../../shared/list/rowIndex';
import { knownValues } from './facets';
import { facetLabel, valueLabel } from './labels';

/** The names of the values of a facet, by id, such as the names of styles. */
export type ValueNames = Readonly<Record<string, ReadonlyMap<string, string>>>;

/**
 * What rows can be filtered by. Values that are the same in every school have their own order; the
 * others are sorted by name. A facet without values is left out.
 */
export function useFacetOptions<Row>(
  index: RowIndex<Row>,
  names: ValueNames,
): readonly FilterFacet[] {
  const t = useT();
  const { locale } = useUi();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return [...index.facets].flatMap(([id, values]): FilterFacet[] => {
      const fixed = knownValues[id];
      const options = (fixed?.filter((value) => values.has(value)) ?? [...values.keys()]).map(
        (value) => ({
          value,
          label: names[id]?.get(value) ?? valueLabel(id, value, t, locale),
        }),
      );
      if (options.length === 0) return [];
      if (!fixed) options.sort((one, other) => compare(one.label, other.label));
      return [{ id, label: facetLabel(id, t), options }];
    });
  }, [index, names, t, locale]);
}

/** The facets with the number of rows that each value would show. */
export function useFacetCounts<Row>(
  facets: readonly FilterFacet[],
  { count }: FilteredRows<Row>,
): readonly FilterFacet[] {
  const numbers = getLocale(useLanguage());
  return useMemo(
    () =>
      facets.map((facet) => ({
        ...facet,
        options: facet.options.map((option) => ({
          ...option,
          count: count(facet.id, option.value).toLocaleString(numbers),
        })),
      })),
    [facets, count, numbers],
  );
}
