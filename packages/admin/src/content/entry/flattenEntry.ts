import type { SourceEntry } from '@gschool/domain/content-pack';

import { fromTexts, isRows, isTranslated, toTexts, type Row } from './texts';

/** The field of each list of rows that tells its rows apart. */
export const rowKeys: Readonly<Record<string, string>> = {
  chapters: 'startSeconds',
  captions: 'language',
};

/**
 * The values of an entry by path, without its id: `level`, `equipment`, and for each language
 * `title.en`, `title.ar`. Lists of texts are one value. Rows have their index in the path
 * (`chapters.0.title.ar`) if `hasRows` says so for their list; otherwise the list is one value.
 */
export const flattenEntry = (
  entry: Row | null,
  language: string,
  hasRows: (name: string) => boolean = () => true,
): ReadonlyMap<string, unknown> => {
  const values = new Map<string, unknown>();
  const add = (row: Row, prefix: string): void => {
    for (const [name, value] of Object.entries(row)) {
      if (value === undefined) continue;
      const texts = isTranslated(name) ? toTexts(value, language) : null;
      if (texts !== null)
        for (const [tag, text] of Object.entries(texts))
          values.set(`${prefix}${name}.${tag}`, text);
      else if (prefix === '' && name in rowKeys && isRows(value) && hasRows(name))
        value.forEach((one, index) => add(one, `${name}.${index}.`));
      else values.set(prefix + name, value);
    }
  };
  const { id: _, ...fields } = entry ?? {};
  add(fields, '');
  return values;
};

const withField = (
  row: Row,
  [name = '', ...rest]: readonly string[],
  value: unknown,
  language: string,
): Row => {
  const { [name]: before, ...others } = row;
  const set = (after: unknown): Row => (after === undefined ? others : { ...row, [name]: after });
  if (rest.length === 0) return set(value);
  if (isRows(before)) {
    const [index, ...field] = rest;
    return set(
      before.map((one, at) =>
        String(at) === index ? withField(one, field, value, language) : one,
      ),
    );
  }
  const [tag = ''] = rest;
  const { [tag]: _, ...texts } = toTexts(before, language) ?? {};
  return set(fromTexts(typeof value === 'string' ? { ...texts, [tag]: value } : texts, language));
};

/**
 * The entry with another value at a path of `flattenEntry`; undefined removes the field. It applies
 * the value that was chosen for a conflict. The path `''` is the whole entry.
 */
export const setEntryField = (
  entry: SourceEntry | null,
  path: string,
  value: unknown,
  language: string,
): SourceEntry | null =>
  path === ''
    ? (value as SourceEntry | null)
    : entry && (withField(entry, path.split('.'), value, language) as SourceEntry);
