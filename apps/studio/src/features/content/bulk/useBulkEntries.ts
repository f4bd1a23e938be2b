import type { Draft, Source } from '@gschool/admin/contract';
import type { AppError } from '@gschool/data';
import { useAllSources, useContents, type NewDraft } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { useMemo } from 'react';

import type { ContentRow } from '../lists/contentRow';

/** A selected entry with what is published and what is drafted. */
interface BulkEntry {
  id: string;
  /** The draft, or else what is published. */
  entry: SourceEntry;
  stored: Draft | null;
  live: Source | null;
}

/** The entries of the selected rows. */
export interface BulkEntries {
  /** Undefined while they are read. Rows whose draft deletes the entry are left out. */
  entries: readonly BulkEntry[] | undefined;
  error: AppError | null;
  refetch: () => unknown;
  isFetching: boolean;
  toDraft: (entry: BulkEntry, next: SourceEntry) => NewDraft;
}

/** Reads the entries of the selected rows from the parts of the live release. */
export function useBulkEntries(list: PackList, rows: readonly ContentRow[]): BulkEntries {
  const { release } = useContents(list);
  const sources = useAllSources(release);
  const isEmpty = release === null;
  const { data } = sources;
  const entries = useMemo(() => {
    if (data === undefined && !isEmpty) return undefined;
    const known = new Map(data?.sources[list].map((entry) => [entry.id, entry]));
    return rows.flatMap(({ id, draft }): BulkEntry[] => {
      const published = known.get(id);
      const outdated = data?.outdated[list].get(id);
      const live = published ? { entry: published, ...(outdated && { outdated }) } : null;
      const entry = draft ? draft.entry : published;
      return entry ? [{ id, entry, stored: draft, live }] : [];
    });
  }, [data, isEmpty, list, rows]);
  return {
    entries,
    error: sources.error,
    refetch: sources.refetch,
    isFetching: sources.isFetching,
    toDraft: ({ id, stored, live }, next) => ({
      list,
      entryId: id,
      entry: next,
      stored,
      live,
      release: release?.id ?? null,
    }),
  };
}
