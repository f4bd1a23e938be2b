import type { Draft } from '@gschool/admin/contract';
import {
  packLists,
  type PackList,
  type PackSources,
  type SourceEntry,
} from '@gschool/domain/content-pack';

/** The fields that refer to entries of another list. */
const referenceFields = [
  { from: 'videos', field: 'style', to: 'styles', isRequired: true },
  { from: 'videos', field: 'instructor', to: 'instructors', isRequired: false },
  { from: 'series', field: 'videos', to: 'videos', isRequired: false },
  { from: 'events', field: 'instructor', to: 'instructors', isRequired: false },
  { from: 'events', field: 'replay', to: 'videos', isRequired: false },
] as const satisfies readonly {
  from: PackList;
  field: string;
  to: PackList;
  isRequired: boolean;
}[];

/** A field of an entry that names another entry. */
export interface EntryReference {
  list: PackList;
  entry: SourceEntry;
  field: string;
  /** The entry can't be published without it, so that someone has to choose another one. */
  isRequired: boolean;
}

/** The published entries with the changes of all drafts. */
export const applyDrafts = (sources: PackSources, drafts: readonly Draft[]): PackSources =>
  Object.fromEntries(
    packLists.map((list) => {
      const entries = new Map(sources[list].map((entry) => [entry.id, entry]));
      for (const { list: of, entryId, entry } of drafts) {
        if (of !== list) continue;
        if (entry === null) entries.delete(entryId);
        else entries.set(entryId, entry);
      }
      return [list, [...entries.values()]];
    }),
  ) as unknown as PackSources;

const refersTo = (value: unknown, id: string): boolean =>
  Array.isArray(value) ? value.includes(id) : value === id;

/** What refers to an entry. */
export const findReferences = (
  sources: PackSources,
  list: PackList,
  id: string,
): readonly EntryReference[] =>
  referenceFields
    .filter(({ to }) => to === list)
    .flatMap(({ from, field, isRequired }) =>
      sources[from].flatMap((entry) => {
        if (!refersTo(entry[field], id)) return [];
        // A series without classes can't be published.
        const isOnly = from === 'series' && (entry[field] as readonly unknown[]).length === 1;
        return [{ list: from, entry, field, isRequired: isRequired || isOnly }];
      }),
    );

/** The entry of a reference with another id in its place; without it if `next` is null. */
export const replaceReference = (
  { entry, field }: EntryReference,
  id: string,
  next: string | null,
): SourceEntry => {
  const { [field]: value, ...rest } = entry;
  if (Array.isArray(value))
    return {
      ...entry,
      [field]: value.flatMap((one) => (one === id ? (next === null ? [] : [next]) : [one])),
    };
  return next === null ? (rest as SourceEntry) : { ...entry, [field]: next };
};
