import {
  cardFields,
  classFields,
  instructorFields,
  manifestFields,
  readDocument,
  readLanguage,
  readOwn,
  readTranslated,
  seriesFields,
  styleFields,
  type Catalogue,
  type ClassDetails,
  type DocumentOf,
  type ServerTable,
} from '@gschool/domain';

import * as read from './read';

/** `catalogue/manifest`: the version of the catalog, and the number of index documents. */
export interface CatalogueManifest extends DocumentOf<typeof manifestFields> {}

/** Reads `catalogue/manifest`. Throws `AppError`. */
export const toManifest = (data: unknown): CatalogueManifest => ({
  ...readDocument(manifestFields, data, 'catalogue/manifest', 'manifest'),
  // A version of another type must show, too, that the catalog has changed.
  version: String(readOwn(data, 'version') ?? ''),
});

/** A class or a style without a name has its id as its name. */
const withStyleName = <Card extends { styleId: string; styleName: string }>(card: Card): Card => ({
  ...card,
  styleName: card.styleName || card.styleId,
});

/** What index documents contain. */
export type CatalogueIndex = Omit<Catalogue, 'version'>;

/**
 * Converts the text of `catalogue/index-{n}`; invalid entries are left out. Throws `AppError` when
 * the text is not JSON.
 */
export const toIndex = (data: unknown, where: string): CatalogueIndex => {
  const json = read.requiredText(read.asFields(data, where), 'data', where);
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw read.invalidDocument(`${where}.data`);
  }
  const index = read.asFields(parsed, where);
  const readList = <Fields extends ServerTable>(name: string, fields: Fields) =>
    read.list(read.field(index, name), `${where}.${name}`, (entry, at) =>
      readTranslated(fields, entry, at, '', read.warnLeftOut),
    );
  return {
    classes: readList('classes', cardFields).map(withStyleName),
    styles: readList('styles', styleFields).map((style) => ({
      ...style,
      name: style.name || style.id,
    })),
    instructors: readList('instructors', instructorFields),
    series: readList('series', seriesFields),
    language: readLanguage(index),
  };
};

/** The contents of all index documents in one. */
export const joinIndex = (parts: readonly CatalogueIndex[]): CatalogueIndex => ({
  language: parts[0]?.language,
  classes: parts.flatMap((part) => part.classes),
  styles: parts.flatMap((part) => part.styles),
  instructors: parts.flatMap((part) => part.instructors),
  series: parts.flatMap((part) => part.series),
});

/** `videos/{id}`. Throws `AppError`. */
export const toDetails = (data: unknown, id: string): ClassDetails => {
  const where = `videos/${id}`;
  const fields = { ...read.asFields(data, where), id };
  return withStyleName(readTranslated(classFields, fields, where, id, read.warnLeftOut));
};
