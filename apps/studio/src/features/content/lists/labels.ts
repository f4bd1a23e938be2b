import '../../../i18n/en/lists.messages.json';

import { NO_EQUIPMENT } from '@gschool/domain';

import type { MessageId, Translate } from '../../../i18n/useT';
import { collectionLabel, levelLabel, phaseLabel } from '../../../shared/content/choiceLabels';

/** The labels of facets, by id. */
const facetLabels: Readonly<Record<string, MessageId>> = {
  state: 'list.state',
  when: 'events.when',
  translation: 'list.translation',
  missing: 'list.missing',
  public: 'list.public',
  style: 'list.style',
  level: 'list.level',
  length: 'list.length',
  equipment: 'list.equipment',
  focus: 'list.focus',
  instructor: 'list.instructor',
  series: 'list.series',
  phases: 'list.phases',
  collections: 'list.collections',
};

/** The labels of values that are the same in every school, by facet. */
const valueLabels: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  state: {
    published: 'entryState.published',
    draft: 'list.draft',
    archived: 'entryState.archived',
  },
  when: { upcoming: 'events.upcoming', running: 'events.running', over: 'events.over' },
  missing: {
    video: 'list.missingVideo',
    captions: 'list.missingCaptions',
    picture: 'list.missingPicture',
  },
  public: { yes: 'list.isPublic', no: 'list.isNotPublic' },
  length: {
    'under-10': 'list.under10',
    '10-20': 'list.10to20',
    '20-30': 'list.20to30',
    '30-45': 'list.30to45',
    'over-45': 'list.over45',
  },
  equipment: { [NO_EQUIPMENT]: 'list.noEquipment' },
};

/** The labels of choices that forms have, too. */
const choiceLabels: Readonly<Record<string, (value: string, t: Translate) => string>> = {
  level: levelLabel,
  phases: phaseLabel,
  collections: collectionLabel,
};

export const facetLabel = (id: string, t: Translate): string => {
  const label = facetLabels[id];
  return label ? t(label) : id;
};

/** The name of a language in the language of the reader: `Arabic`. */
export const languageLabel = (tag: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

/**
 * The label of a value of a facet. A text of the catalog, such as the name of a piece of equipment,
 * is its own label.
 */
export const valueLabel = (facet: string, value: string, t: Translate, locale: string): string => {
  const label = valueLabels[facet]?.[value];
  if (label) return t(label);
  const choiceLabel = choiceLabels[facet];
  if (choiceLabel) return choiceLabel(value, t);
  if (facet !== 'translation') return value;
  const [kind, ...tag] = value.split('-');
  const language = languageLabel(tag.join('-'), locale);
  return t(kind === 'missing' ? 'list.missingIn' : 'list.outdatedIn', { language });
};
