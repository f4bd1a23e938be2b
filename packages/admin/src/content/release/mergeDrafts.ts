import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

import { isSameJson, toCanonicalJson } from '../../log/canonicalJson';
import type { ContentService } from '../contentService';
import { computeOutdated } from '../entry/translations';
import { mergeEntries } from '../entry/mergeEntries';
import { parseEntry } from '../entry/parseEntry';
import type { EntryProblem, Source } from '../types';
import type { LiveRelease } from './buildRelease';
import { findPart } from './parts';
import type { PlacedSource } from './placeEntries';
import type { MergedDraft, PublishedDraft } from './prepared';
import { readRelease, readSourceParts } from './readRelease';
import { mapLists } from './sources';

/** Drafts merged with what is live. */
export interface MergedDrafts {
  entries: readonly MergedDraft[];
  placed: Readonly<Record<PackList, readonly PlacedSource[]>>;
  /** Entries whose shape is wrong. */
  problems: readonly EntryProblem[];
}

type FindEntry = (draft: PublishedDraft) => SourceEntry | null;

/** Reads the entries from which drafts began, without those of the live release. */
const readBases = async (
  service: ContentService,
  live: LiveRelease | null,
  drafts: readonly PublishedDraft[],
  findLive: FindEntry,
): Promise<FindEntry> => {
  const isLive = ({ base }: PublishedDraft): boolean => base === (live?.release.id ?? null);
  const ids = [...new Set(drafts.flatMap((one) => (isLive(one) ? [] : (one.base ?? []))))];
  const releases = new Map(
    await Promise.all(ids.map(async (id) => [id, await readRelease(service, id)] as const)),
  );
  const digestsOf = (draft: PublishedDraft): readonly string[] => {
    const release = draft.base === null || isLive(draft) ? null : releases.get(draft.base);
    return release ? findPart(release, draft.list, draft.entryId) : [];
  };
  const parts = await readSourceParts(service, drafts.flatMap(digestsOf));
  return (draft) => {
    if (isLive(draft)) return findLive(draft);
    const sources = digestsOf(draft).flatMap((digest) => parts.get(digest) ?? []);
    return sources.find(({ entry }) => entry.id === draft.entryId)?.entry ?? null;
  };
};

/** The entry with sorted keys, as the parts have it, or what is wrong with it. */
const normalizeEntry = (
  { list, entryId }: PublishedDraft,
  entry: SourceEntry,
  language: string,
): { entry: SourceEntry; problems: readonly EntryProblem[] } => {
  const parsed = parseEntry(list, entry, language);
  if (!parsed.ok) return { entry, problems: parsed.problems };
  if (parsed.entry.id !== entryId)
    return { entry, problems: [{ list, id: entryId, field: 'id', reason: 'is another id' }] };
  return { entry: JSON.parse(toCanonicalJson(parsed.entry)) as SourceEntry, problems: [] };
};

const getChange = (before: Source | undefined, after: Source | null): MergedDraft['change'] => {
  if (before === undefined) return after === null ? 'unchanged' : 'created';
  if (after === null) return 'deleted';
  return isSameJson(before, after) ? 'unchanged' : 'changed';
};

/**
 * Merges drafts with the live release, field by field: what someone else published since a draft
 * began is kept, and a field that both changed is a conflict.
 */
export const mergeDrafts = async (
  service: ContentService,
  live: LiveRelease | null,
  language: string,
  drafts: readonly PublishedDraft[],
  now: number,
): Promise<MergedDrafts> => {
  const byId = mapLists(
    (list) => new Map(live?.sources[list].map((source) => [source.entry.id, source])),
  );
  const findSource = ({ list, entryId }: PublishedDraft) => byId[list].get(entryId);
  const findBase = await readBases(
    service,
    live,
    drafts,
    (draft) => findSource(draft)?.entry ?? null,
  );
  const at = new Date(now).toISOString();
  const problems: EntryProblem[] = [];
  const placed = mapLists<PlacedSource[]>(() => []);
  const entries = drafts.map((draft): MergedDraft => {
    const before = findSource(draft);
    const theirs = before?.entry ?? null;
    if (draft.isUnreadable) {
      const reason = 'the draft can’t be read: discard it';
      problems.push({ list: draft.list, id: draft.entryId, field: '', reason });
      return {
        draft,
        before: theirs,
        after: theirs,
        change: 'unchanged',
        merged: [],
        conflicts: [],
      };
    }
    const result = mergeEntries(findBase(draft), draft.entry, theirs, language);
    let after: Source | null = null;
    if (result.merged !== null) {
      const { entry, problems: found } = normalizeEntry(draft, result.merged, language);
      problems.push(...found);
      const outdated = computeOutdated(before ?? null, entry, draft.confirmed, at, language);
      after = { entry, ...(outdated && { outdated }) };
    }
    placed[draft.list].push({ id: draft.entryId, source: after, after: draft.after });
    return {
      draft,
      before: theirs,
      after: after?.entry ?? null,
      change: getChange(before, after),
      merged: result.elsewhere,
      conflicts: result.conflicts.map(({ path }) => path),
    };
  });
  return { entries, placed, problems };
};
