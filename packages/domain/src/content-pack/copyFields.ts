import type { DocumentOf } from '../documents/fields';
import type { ServerField, ServerTable, TranslatedOf } from '../documents/serverFields';
import type { AuthoredNames, PackEntry, PackText } from './fieldSchemas';
import { getMediaUrl, type MediaBase } from './mediaPath';
import { getPackText } from './texts';

interface CopyOptions {
  /** The language of the pack. */
  language: string;
  /** The base URL of the pack's media. */
  base: MediaBase;
}

type Row = Readonly<Record<string, unknown>>;

const getAuthored = (fields: ServerTable): readonly (readonly [string, ServerField])[] =>
  Object.entries(fields).filter(([, field]) => field.authored);

/** Copies the fields of an entry into the language of the pack. */
const copyRow = (fields: ServerTable, entry: Row, options: CopyOptions): Row =>
  Object.fromEntries(
    getAuthored(fields).map(([name, field]) => {
      const value = entry[name];
      if (field.kind === 'picture')
        return [name, getMediaUrl(options.base, (value as string | undefined) ?? '')];
      if (field.kind === 'rows')
        return [name, (value as readonly Row[]).map((row) => copyRow(field.rows, row, options))];
      return [name, field.translated ? getPackText(value as PackText, options.language) : value];
    }),
  );

/**
 * The rows of a list in every additional language. A row without a translation is in the pack's
 * language, and its `lang` says so.
 */
const translateRows = (fields: ServerTable, rows: readonly Row[], options: CopyOptions) => {
  const names = Object.keys(fields).filter((name) => fields[name]?.translated);
  const readText = (row: Row, name: string, tag: string): string | undefined =>
    (Object(row[name]) as Readonly<Record<string, string>>)[tag];
  const tags = new Set(
    rows.flatMap((row) =>
      names.flatMap((name) => (typeof row[name] === 'object' ? Object.keys(row[name] ?? {}) : [])),
    ),
  );
  tags.delete(options.language);
  const translateRow = (row: Row, tag: string): Row => ({
    ...copyRow(fields, row, options),
    ...Object.fromEntries(
      names.map((name) => {
        const text = readText(row, name, tag);
        return text === undefined ? ['lang', options.language] : [name, text];
      }),
    ),
  });
  return Object.fromEntries(
    [...tags].map((tag) => [tag, rows.map((row) => translateRow(row, tag))]),
  );
};

/**
 * The property `translations` of a document: its texts in every language except the pack's. `extra`
 * contains texts that are not in the entry. Returns an empty object if there are no translations.
 */
export const copyTranslations = <Fields extends ServerTable>(
  fields: Fields,
  entry: PackEntry<Fields>,
  options: CopyOptions,
  extra: Readonly<Record<string, PackText | undefined>> = {},
): Pick<TranslatedOf<Fields>, 'translations'> => {
  const all: Record<string, unknown> = { ...extra };
  for (const [name, field] of getAuthored(fields)) {
    if (!field.translated) continue;
    const value = (entry as Row)[name];
    all[name] =
      field.kind === 'rows' ? translateRows(field.rows, value as readonly Row[], options) : value;
  }
  const byLanguage: Record<string, Record<string, unknown>> = {};
  for (const [name, texts] of Object.entries(all)) {
    if (typeof texts !== 'object' || texts === null) continue;
    for (const [tag, text] of Object.entries<unknown>({ ...texts }))
      if (tag !== options.language && text !== '') (byLanguage[tag] ??= {})[name] = text;
  }
  return Object.keys(byLanguage).length > 0
    ? { translations: byLanguage as TranslatedOf<Fields>['translations'] }
    : {};
};

/**
 * The fields that a document copies from an entry of a pack (`authored`): texts in the pack's
 * language, and the URLs of pictures; `''` for a picture that is missing.
 */
export const copyFields = <Fields extends ServerTable>(
  fields: Fields,
  entry: PackEntry<Fields>,
  options: CopyOptions,
): Pick<DocumentOf<Fields>, AuthoredNames<Fields> & keyof DocumentOf<Fields>> =>
  copyRow(fields, entry as Row, options) as Pick<
    DocumentOf<Fields>,
    AuthoredNames<Fields> & keyof DocumentOf<Fields>
  >;
