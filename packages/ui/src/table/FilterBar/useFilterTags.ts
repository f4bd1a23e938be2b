import type { TagItem } from '../../data-display/Tag/TagList';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { parseDateRange, type FilterFacet, type FilterValue } from './filterValue';
import { filterBarMessages } from './messages';

/** A tag, and the value that it removes. */
export interface FilterTag extends TagItem {
  facetId: string;
  value: string;
}

/** The tags of the values that are set, in the order of the facets. */
export function useFilterTags(
  facets: readonly FilterFacet[],
  filter: FilterValue,
): readonly FilterTag[] {
  const { locale } = useUi();
  const messages = useMessages('filterBar', filterBarMessages);
  const formatDay = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const formatValue = (facet: FilterFacet, value: string): string => {
    const option = facet.options.find((one) => one.value === value);
    const range = option ? undefined : parseDateRange(value);
    if (!range) return option?.label ?? value;
    const { from, to } = range;
    if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
    return from ? messages.since(formatDay(from)) : messages.until(formatDay(to ?? ''));
  };
  return facets.flatMap((facet) =>
    (filter.facets[facet.id] ?? []).map((value) => ({
      id: `${facet.id} ${value}`,
      label: messages.chip(facet.label, formatValue(facet, value)),
      facetId: facet.id,
      value,
    })),
  );
}
