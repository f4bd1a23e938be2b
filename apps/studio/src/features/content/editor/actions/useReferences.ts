import { useServices } from '@gschool/data';
import { readAllSources, useSaveDrafts, type DraftCounts } from '@gschool/data/content';
import type { EntryEditor } from '@gschool/data/content';
import type { PackList, PackSources, SourceEntry } from '@gschool/domain/content-pack';
import { useEffect, useState } from 'react';

import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { applyDrafts, findReferences, replaceReference, type EntryReference } from '../references';

export interface References {
  /** Undefined while they are read. */
  found: readonly EntryReference[] | undefined;
  error: unknown;
  retry: () => void;
  /** Saves drafts of what refers to the entry, with another id or without one. */
  replace: (next: string | null) => Promise<DraftCounts>;
}

const noSources: PackSources = { styles: [], instructors: [], series: [], videos: [], events: [] };

/** What refers to an entry, in the live release and in drafts. Reads the release if `isEnabled`. */
export function useReferences(
  list: PackList,
  id: string,
  { editor, known, isEnabled }: { editor: EntryEditor; known: KnownEntries; isEnabled: boolean },
): References {
  const services = useServices();
  const saveDrafts = useSaveDrafts();
  const release = editor.liveRelease;
  const [read, setRead] = useState<{ sources?: PackSources; error?: unknown; attempt: number }>({
    attempt: 0,
  });
  const { sources, error, attempt } = read;
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isCurrent = true;
    const show = (next: { sources?: PackSources; error?: unknown }) => {
      if (isCurrent) setRead({ ...next, attempt });
    };
    if (release === null) show({ sources: noSources });
    else
      readAllSources(services, release).then(
        (all) => show({ sources: all.sources }),
        (cause: unknown) => show({ error: cause }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isEnabled, services, release, attempt]);

  const current = sources && applyDrafts(sources, known.drafts);
  const found = current && !known.isLoading ? findReferences(current, list, id) : undefined;
  const findLive = (of: PackList, entryId: string): SourceEntry | undefined =>
    sources?.[of].find((entry) => entry.id === entryId);
  return {
    found,
    error,
    retry: () => setRead({ attempt: attempt + 1 }),
    replace: (next) =>
      saveDrafts(
        (found ?? []).map((reference) => {
          const live = findLive(reference.list, reference.entry.id);
          return {
            list: reference.list,
            entryId: reference.entry.id,
            entry: replaceReference(reference, id, next),
            stored:
              known.drafts.find(
                (draft) => draft.list === reference.list && draft.entryId === reference.entry.id,
              ) ?? null,
            live: live === undefined ? null : { entry: live },
            release: release?.id ?? null,
          };
        }),
      ),
  };
}

/** Whether every draft was saved. */
export const isAllSaved = ({ conflict, failed, offline }: DraftCounts): boolean =>
  conflict + failed + offline === 0;
