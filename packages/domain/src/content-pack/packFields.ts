import {
  classFields,
  eventFields,
  instructorFields,
  seriesFields,
  styleFields,
} from '../documents/catalogue';
import type { ServerField, ServerTable } from '../documents/serverFields';
import { packLists, type PackList } from './entries';
import type { AuthoredNames } from './fieldSchemas';

/** The tables of the documents that have the fields of an entry, by list. */
const tables = {
  styles: styleFields,
  instructors: instructorFields,
  series: seriesFields,
  videos: classFields,
  events: eventFields,
} as const satisfies Readonly<Record<PackList, ServerTable>>;

/** The name of a field that a document copies from an entry. */
export type PackFieldName = {
  [List in PackList]: AuthoredNames<(typeof tables)[List]>;
}[PackList];

/** The fields of a list that documents copy from its entries. */
const listFields = (list: PackList) =>
  Object.entries<ServerField>(tables[list]).filter(([, { authored }]) => authored) as [
    PackFieldName,
    ServerField,
  ][];

const listNames = (list: PackList, isMeant: (field: ServerField) => boolean) =>
  listFields(list).flatMap(([name, field]) => (isMeant(field) ? [name] : []));

/** The names of the fields that documents copy from entries, of all lists. */
export const packFieldNames: ReadonlySet<string> = new Set(
  packLists.flatMap((list) => listNames(list, () => true)),
);

/** The texts of the entries of a list that may be written in several languages. */
export const listPackTexts = (list: PackList): readonly PackFieldName[] =>
  listNames(list, ({ kind, translated }) => kind === 'text' && translated === true);

/**
 * The names of the fields that may be written in several languages, of all lists. The titles of
 * chapters may be, too.
 */
export const translatedTexts: readonly string[] = [...new Set(packLists.flatMap(listPackTexts))];

/** The fields of the entries of a list that name a file. Captions have theirs in each track. */
export const listPackMedia = (list: PackList): readonly string[] => [
  ...listNames(list, ({ kind }) => kind === 'picture'),
  ...(list === 'videos' ? ['hls'] : []),
];

/** The values of the fields that an entry may lack, except pictures: empty texts and lists. */
export const createEmptyFields = (list: PackList): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    listFields(list)
      .filter(([, { required, kind }]) => !required && kind !== 'picture')
      .map(([name, { fallback }]) => [name, Array.isArray(fallback) ? [...fallback] : fallback]),
  );
