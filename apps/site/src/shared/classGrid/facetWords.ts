import { NO_EQUIPMENT, type FacetName, type FacetValue, type ClassOrder } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';
import { catalogueWord } from '../catalogueWord';
import { levelLabel } from '../classLabels';

const names: Readonly<Record<FacetName, MessageId>> = {
  progress: 'facet.progress',
  style: 'facet.style',
  length: 'facet.length',
  level: 'facet.level',
  instructor: 'facet.instructor',
  equipment: 'facet.equipment',
  focus: 'facet.focus',
  series: 'facet.series',
};

const ofValues: Readonly<Partial<Record<FacetName, Readonly<Record<string, MessageId>>>>> = {
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

/** The facets whose values are words of the catalog; the others have names in the reader’s language. */
const worded: ReadonlySet<FacetName> = new Set(['equipment', 'focus']);

const orders: Readonly<Record<ClassOrder, MessageId>> = {
  newest: 'order.newest',
  shortest: 'order.shortest',
  longest: 'order.longest',
  title: 'order.title',
  level: 'order.level',
};

export const facetName = (facet: FacetName, t: Translate): string => t(names[facet]);

export const orderName = (order: ClassOrder, t: Translate): string => t(orders[order]);

/** A value in words: our own for lengths, levels and progress, the catalogue's for all others. */
export function valueName(
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
  const known = ofValues[facet]?.[value];
  if (known) return t(known);
  return worded.has(facet) ? catalogueWord(label, t) : label;
}
