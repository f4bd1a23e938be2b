import { rankLanguages } from '@gschool/intl';

import type { Catalogue } from '../catalogue/types';
import type { Translated } from './translated';

/** The language of texts that do not specify a language. */
export const DEFAULT_LANGUAGE = 'en';

/** A language tag: `en`, `ar-EG`. */
export const LANGUAGE_TAG_PATTERN = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/**
 * Returns the entity with its texts in the reader's language, or in the closest language that the
 * reader understands (BCP 47: `ar-EG` for `ar`). A field without a translation stays unchanged, and
 * `lang` names its language. Returns the same entity if no translation serves the reader better.
 */
export const localize = <Entity extends Translated<never>>(
  entity: Entity,
  reader: string,
  stored = entity.language ?? DEFAULT_LANGUAGE,
): Entity => {
  if (stored === reader) return entity;
  const { translations = {} } = entity;
  const ranked = rankLanguages(reader, [stored, ...Object.keys(translations)]);
  if (ranked[0] === stored) return entity;
  const better = ranked.includes(stored) ? ranked.slice(0, ranked.indexOf(stored)) : ranked;
  // Each field is taken from the best language that has it.
  const texts: Record<string, unknown> = {};
  for (const tag of better.toReversed()) Object.assign(texts, translations[tag]);
  const lang: Record<string, string> = {};
  for (const field in entity) if (!(field in texts)) lang[field] = stored;
  return { ...entity, ...texts, lang, translations: { ...translations, [stored]: entity } };
};

/** Returns a list of entities with their texts in the reader's language (see `localize`). */
export const localizeAll = <Entity extends Translated<never>>(
  entities: readonly Entity[],
  reader: string,
  stored?: string,
): readonly Entity[] => entities.map((entity) => localize(entity, reader, stored));

/** Returns the catalog with all texts in the reader's language (see `localize`). */
export const localizeCatalogue = (catalogue: Catalogue, reader: string): Catalogue => {
  const { language, classes, styles, instructors, series } = catalogue;
  if ((language ?? DEFAULT_LANGUAGE) === reader) return catalogue;
  return {
    ...catalogue,
    classes: localizeAll(classes, reader, language),
    styles: localizeAll(styles, reader, language),
    instructors: localizeAll(instructors, reader, language),
    series: localizeAll(series, reader, language),
  };
};
