import { NO_EQUIPMENT, type FacetName, type FacetValue, type ClassOrder } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';
import { getCatalogueLabel } from '../catalogueLabel';
import { levelLabel } from '../classLabels';

const facetLabels: Readonly<Record<FacetName, MessageId>> = {
  progress: 'facet.progress',
  style: 'facet.style',
  length: 'facet.length',
  level: 'facet.level',
  instructor: 'facet.instructor',
  equipment: 'facet.equipment',
  focus: 'facet.focus',
  series: 'facet.series',
};

const valueLabels: Readonly<Partial<Record<FacetName, Readonly<Record<string, MessageId>>>>> = {
  progress: {
    'not-yet': 'progress.notYet',
    begun: 'progress.begun',
    finished: 'progress.finished',
  },
  length: {
    'under-10': 'length.under10',
    '10-20': 'length.10to20',
    '20-30': 'length.20to30',
    '30-45': 'length.30to45',
    'over-45': 'length.over45',
  },
  equipment: { [NO_EQUIPMENT]: 'equipment.none' },
};

/** Facets whose values come from the catalog and may have a translation. */
const translatedFacets: ReadonlySet<FacetName> = new Set(['equipment', 'focus']);

const orderLabels: Readonly<Record<ClassOrder, MessageId>> = {
  newest: 'order.newest',
  shortest: 'order.shortest',
  longest: 'order.longest',
  title: 'order.title',
  level: 'order.level',
};

export const getFacetLabel = (facet: FacetName, t: Translate): string => t(facetLabels[facet]);

export const getOrderLabel = (order: ClassOrder, t: Translate): string => t(orderLabels[order]);

/**
 * The label of a value. Lengths, levels and progress have messages; the others have the catalog's
 * text.
 */
export function getValueLabel(
  facet: FacetName,
  { value, label }: Pick<FacetValue, 'value' | 'label'>,
  t: Translate,
): string {
  switch (value) {
    case 'everyone':
    case 'beginner':
    case 'intermediate':
    case 'advanced':
      if (facet === 'level') return levelLabel(value, t);
  }
  const known = valueLabels[facet]?.[value];
  if (known) return t(known);
  return translatedFacets.has(facet) ? getCatalogueLabel(label, t) : label;
}
