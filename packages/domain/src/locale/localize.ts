import type { Catalogue } from '../catalogue/types';
import type { Translated } from './translated';

/** The language of texts that don't name their language. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * The entity with its texts in the reader's language. A field without a translation stays as it is
 * stored, and `lang` names its language. Returns the same entity if the reader's language is the
 * stored one.
 */
export const localize = <Entity extends Translated<never>>(
  entity: Entity,
  reader: string,
  stored = entity.language ?? DEFAULT_LANGUAGE,
): Entity => {
  if (stored === reader) return entity;
  const texts = entity.translations?.[reader] ?? {};
  const lang: Record<string, string> = {};
  for (const field in entity) if (!(field in texts)) lang[field] = stored;
  return { ...entity, ...texts, lang, translations: { ...entity.translations, [stored]: entity } };
};

/** A list of entities with their texts in the reader's language (see `localize`). */
export const localizeAll = <Entity extends Translated<never>>(
  entities: readonly Entity[],
  reader: string,
  stored?: string,
): readonly Entity[] => entities.map((entity) => localize(entity, reader, stored));

/** The catalog with all texts in the reader's language (see `localize`). */
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
