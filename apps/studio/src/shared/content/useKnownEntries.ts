import type { Draft } from '@gschool/admin/contract';
import { useLanguage } from '@gschool/app/i18n';
import { useContents, useDrafts } from '@gschool/data/content';
import { useCatalogue } from '@gschool/data/queries';
import type { AppError, Catalogue } from '@gschool/domain';
import { packLists, type PackList } from '@gschool/domain/content-pack';
import { useMemo } from 'react';

import { readText } from './entryTexts';
import { useLatestFunction } from '../useLatestFunction';

/** The fields of an entry that a list of choices shows. */
export interface KnownEntry {
  id: string;
  /** The title or the name; the id if it has none. */
  title: string;
  /** It was never published. */
  isNew: boolean;
  isDraft: boolean;
  isArchived: boolean;
  /** It has a draft that deletes it when the draft is published. */
  isDeleted: boolean;
}

/** What is known of all entries without reading their sources: the catalog, and all drafts. */
export interface KnownEntries {
  /** In the order of each list. Drafts of new entries are at the end. */
  lists: Readonly<Record<PackList, ReadonlyMap<string, KnownEntry>>>;
  /** The series of each class, with the drafts of series. */
  seriesOf: ReadonlyMap<string, string>;
  drafts: readonly Draft[];
  /** All tags of classes, the most frequent first. */
  tags: Readonly<Record<'equipment' | 'focus', readonly string[]>>;
  isLoading: boolean;
  /** Why something of it could not be read; what was read before is still there. */
  error: AppError | null;
  /** Reads again what could not be read. */
  refetch: () => void;
}

/** The titles of published entries by id. Events are not part of the catalog. */
const readTitles = (
  catalogue: Catalogue | undefined,
): Readonly<Record<PackList, ReadonlyMap<string, string>>> => ({
  styles: new Map(catalogue?.styles.map(({ id, name }) => [id, name])),
  instructors: new Map(catalogue?.instructors.map(({ id, name }) => [id, name])),
  series: new Map(catalogue?.series.map(({ id, title }) => [id, title])),
  videos: new Map(catalogue?.classes.map(({ id, title }) => [id, title])),
  events: new Map(),
});

const countTags = (lists: readonly (readonly string[])[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const tag of lists.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
};

const getTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function findSeries(catalogue: Catalogue | undefined, drafts: readonly Draft[]) {
  const drafted = new Map(
    drafts.flatMap((draft) => (draft.list === 'series' ? [[draft.entryId, draft] as const] : [])),
  );
  const seriesOf = new Map<string, string>();
  for (const { id, classIds } of catalogue?.series ?? [])
    if (!drafted.has(id)) for (const classId of classIds) seriesOf.set(classId, id);
  for (const [id, { entry }] of drafted)
    for (const classId of getTexts(entry?.['videos'])) seriesOf.set(classId, id);
  return seriesOf;
}

const noDrafts: readonly Draft[] = [];

/** The entries of all lists, for choices, checks and suggestions. */
export function useKnownEntries(): KnownEntries {
  const language = useLanguage();
  const catalogue = useCatalogue().data;
  const draftList = useDrafts();
  const { data: drafts = noDrafts, isComplete } = draftList;
  const styles = useContents('styles');
  const instructors = useContents('instructors');
  const series = useContents('series');
  const videos = useContents('videos');
  const events = useContents('events');
  const contents = [styles, instructors, series, videos, events];
  const rows = contents.map((list) => list.rows);
  const queries = [draftList, ...contents];
  const error = queries.map((query) => query.error).find(Boolean) ?? null;
  const refetch = useLatestFunction(() => {
    for (const query of queries) if (query.error) void query.refetch();
  });
  const published = styles.release?.language ?? 'en';
  return useMemo(() => {
    const titles = readTitles(catalogue);
    const lists = packLists.map((list, at) => {
      const known = new Map<string, KnownEntry>();
      for (const { id, title, isArchived } of rows[at] ?? [])
        known.set(id, {
          id,
          title: titles[list].get(id) ?? title ?? id,
          isNew: false,
          isDraft: false,
          isArchived: isArchived ?? false,
          isDeleted: false,
        });
      for (const draft of drafts) {
        if (draft.list !== list) continue;
        const { entryId: id, entry } = draft;
        const before = known.get(id);
        const text = readText(entry?.['title'] ?? entry?.['name'], language, published);
        known.set(id, {
          id,
          title: text || before?.title || id,
          isNew: before === undefined,
          isDraft: true,
          isArchived: entry ? entry['archived'] === true : (before?.isArchived ?? false),
          isDeleted: entry === null,
        });
      }
      return [list, known] as const;
    });
    return {
      lists: Object.fromEntries(lists) as unknown as KnownEntries['lists'],
      seriesOf: findSeries(catalogue, drafts),
      drafts,
      tags: {
        equipment: countTags(catalogue?.classes.map(({ equipment }) => equipment) ?? []),
        focus: countTags(catalogue?.classes.map(({ focus }) => focus) ?? []),
      },
      isLoading: !isComplete || rows.includes(undefined),
      error,
      refetch,
    };
    // The five lists of rows, which are new arrays only when they were read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [catalogue, drafts, isComplete, language, published, error, ...rows]);
}
