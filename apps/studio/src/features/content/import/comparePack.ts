import { checkSources, diffEntries, getEntryTitle } from '@gschool/admin/content';
import type { Draft, EntryProblem, Source } from '@gschool/admin/contract';
import type { NewDraft } from '@gschool/data/content';
import {
  listMedia,
  mapMedia,
  isMediaUrl,
  packLists,
  type PackList,
  type PackSources,
  type SourceEntry,
} from '@gschool/domain/content-pack';

import { toPackPath } from './toPackPath';
import type { OpenedPack, PackObject } from './openPack';

/** What the school has: the published entries, the drafts, and where its files are. */
export interface SchoolContent {
  sources: PackSources;
  outdated: Readonly<Record<PackList, ReadonlyMap<string, NonNullable<Source['outdated']>>>>;
  drafts: readonly Draft[];
  /** The live release; null for a school without releases. */
  release: string | null;
  language: string;
  /** The base URL of media paths in the release. */
  mediaBase: string;
  /** The base URL of the bucket in which files are stored; null without a bucket. */
  bucketUrl: string | null;
}

/** What an import does with an entry. */
export type ImportChange = 'created' | 'changed' | 'unchanged' | 'absent';

/** An entry of the pack or of the school. */
export interface ImportRow {
  /** `videos/slow-strength` */
  key: string;
  list: PackList;
  id: string;
  /** In the language of the school. */
  title: string;
  /** `absent`: the school has the entry, and the pack does not. */
  change: ImportChange;
  /** The paths of the fields that differ. */
  fields: readonly string[];
  /** The entry has a draft, which the import would replace. */
  stored: Draft | null;
  live: Source | null;
  /** The entry of the pack; null if there is none. */
  next: SourceEntry | null;
  /** The id of the entry before it in the pack; null for the first one. */
  previous: string | null;
}

/** The pack compared with the school. */
export interface PackComparison {
  rows: readonly ImportRow[];
  /** Files that entries of a `catalogue.json` name, and that the school does not have. */
  missingFiles: readonly { list: PackList; id: string; field: string; path: string }[];
  /**
   * Ids of one list that differ only in capital letters, where at least one entry is new: often a
   * new spelling of an entry that the school has, which would be there twice.
   */
  similarIds: readonly { list: PackList; ids: readonly string[] }[];
}

/** The ids that differ only in capital letters from the id of a new entry of the same list. */
function findSimilarIds(rows: readonly ImportRow[]): PackComparison['similarIds'] {
  const groups = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const folded = row.key.toLowerCase();
    groups.set(folded, [...(groups.get(folded) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first && group.length > 1 && group.some(({ change }) => change === 'created')
      ? [{ list: first.list, ids: group.map(({ id }) => id) }]
      : [];
  });
}

const toUrl = (base: string, name: string): string =>
  base + name.split('/').map(encodeURIComponent).join('/');

/**
 * How entries name the files of a pack: as an object of the release's base if that is the bucket, or
 * else by the file's URL in the bucket. A file that the release already names keeps its name.
 */
const createResolver = (
  { hasFiles }: Pick<OpenedPack, 'hasFiles'>,
  { sources, mediaBase, bucketUrl }: SchoolContent,
) => {
  const known = new Set<string>();
  const byPath = new Map<string, string>();
  for (const list of packLists)
    for (const entry of sources[list])
      for (const { media } of listMedia(list, entry)) {
        known.add(media);
        byPath.set(toPackPath(media, bucketUrl), media);
      }
  return (media: string): string | null => {
    if (isMediaUrl(media)) return media;
    // Without files, a path means the file that the school has under it.
    if (!hasFiles) return byPath.get(media) ?? null;
    if (known.has(media)) return media;
    if (bucketUrl === null) return null;
    if (mediaBase === bucketUrl) return media;
    const url = toUrl(bucketUrl, media);
    return url;
  };
};

/** Compares a pack with the drafts of a school, or with what is published where there is no draft. */
export function comparePack(pack: OpenedPack, school: SchoolContent): PackComparison {
  const resolve = createResolver(pack, school);
  const { language } = school;
  const drafts = new Map(school.drafts.map((draft) => [`${draft.list}/${draft.entryId}`, draft]));
  const missingFiles: PackComparison['missingFiles'][number][] = [];
  const rows = packLists.flatMap((list): ImportRow[] => {
    const published = new Map(school.sources[list].map((entry) => [entry.id, entry]));
    const getStored = (id: string) => drafts.get(`${list}/${id}`) ?? null;
    const getLive = (id: string): Source | null => {
      const entry = published.get(id);
      const outdated = school.outdated[list].get(id);
      return entry ? { entry, ...(outdated && { outdated }) } : null;
    };
    const inPack = new Set(pack.sources[list].map(({ id }) => id));
    const ofPack = pack.sources[list].map((raw, at): ImportRow => {
      const { id } = raw;
      for (const { field, media } of listMedia(list, raw))
        if (resolve(media) === null) missingFiles.push({ list, id, field, path: media });
      const next = mapMedia(list, raw, (media) => resolve(media) ?? media);
      const stored = getStored(id);
      const live = getLive(id);
      const current = stored ? stored.entry : (live?.entry ?? null);
      const fields = current ? diffEntries(current, next, language).map(({ path }) => path) : [];
      return {
        key: `${list}/${id}`,
        list,
        id,
        title: getEntryTitle(list, next, language),
        change: current === null ? 'created' : fields.length > 0 ? 'changed' : 'unchanged',
        fields,
        stored,
        live,
        next,
        previous: pack.sources[list][at - 1]?.id ?? null,
      };
    });
    const drafted = school.drafts.flatMap((draft) =>
      draft.list === list && draft.entry && !published.has(draft.entryId) ? [draft.entry] : [],
    );
    const absent = [...school.sources[list], ...drafted].flatMap((entry): ImportRow[] => {
      const { id } = entry;
      const stored = getStored(id);
      // A draft that deletes the entry has the same effect.
      if (inPack.has(id) || (stored && stored.entry === null)) return [];
      return [
        {
          key: `${list}/${id}`,
          list,
          id,
          title: getEntryTitle(list, stored?.entry ?? entry, language),
          change: 'absent',
          fields: [],
          stored,
          live: getLive(id),
          next: null,
          previous: null,
        },
      ];
    });
    return [...ofPack, ...absent];
  });
  return { rows, missingFiles, similarIds: findSimilarIds(rows) };
}

/** The rows that are selected at first: entries that the school does not have as the pack has them. */
export const selectChanges = (rows: readonly ImportRow[]): ReadonlySet<string> =>
  new Set(
    rows.filter(({ change }) => change === 'created' || change === 'changed').map(({ key }) => key),
  );

/** The drafts of the selected rows. A new entry is placed after the one before it in the pack. */
export const toDrafts = (
  rows: readonly ImportRow[],
  selected: ReadonlySet<string>,
  release: string | null,
): readonly NewDraft[] =>
  rows.flatMap(({ key, list, id, change, next, previous, stored, live }): NewDraft[] => {
    if (!selected.has(key) || change === 'unchanged') return [];
    const isNew = live === null && next !== null;
    return [
      {
        list,
        entryId: id,
        entry: next,
        // The confirmations of an older draft are about its own texts.
        confirmed: [],
        ...(isNew && previous !== null && { after: previous }),
        stored,
        live,
        release,
      },
    ];
  });

/** The files of the selected entries. A video has the files of its whole folder. */
export function listObjects(
  { objects }: Pick<OpenedPack, 'objects'>,
  drafts: readonly NewDraft[],
  school: SchoolContent,
): readonly PackObject[] {
  const published = new Set(
    packLists.flatMap((list) =>
      school.sources[list].flatMap((entry) => listMedia(list, entry).map(({ media }) => media)),
    ),
  );
  const digests = new Set<string>();
  for (const { list, entry } of drafts) {
    if (!entry) continue;
    for (const { media } of listMedia(list, entry)) {
      if (published.has(media)) continue;
      const { bucketUrl } = school;
      const name =
        bucketUrl !== null && media.startsWith(bucketUrl) ? media.slice(bucketUrl.length) : media;
      digests.add(name.split('/', 1)[0] ?? '');
    }
  }
  return objects.filter(({ name }) => digests.has(name.split('/', 1)[0] ?? ''));
}

/** A picture of a page should load in a second on a phone. A photo of a camera has 5 to 15 MB. */
const LARGE_PICTURE_BYTES = 2_000_000;

/** The pictures that would be slow on phones, because nothing makes them smaller. */
export const listLargePictures = (objects: readonly PackObject[]): readonly PackObject[] =>
  objects.filter(
    ({ contentType, file }) => contentType.startsWith('image/') && file.size > LARGE_PICTURE_BYTES,
  );

/** What would be wrong between the entries of the school after the import. */
export function checkResult(
  { sources, drafts, language }: SchoolContent,
  imported: readonly NewDraft[],
): readonly EntryProblem[] {
  const changes = new Map<string, SourceEntry | null>();
  for (const { list, entryId, entry } of [...drafts, ...imported])
    changes.set(`${list}/${entryId}`, entry);
  const lists = packLists.map((list) => {
    const published = sources[list].map(({ id }) => id);
    const known = new Set(published);
    const added = [...drafts, ...imported].flatMap((draft) =>
      draft.list === list && !known.has(draft.entryId) ? [draft.entryId] : [],
    );
    const byId = new Map(sources[list].map((entry) => [entry.id, entry]));
    return [
      list,
      [...new Set([...published, ...added])].flatMap((id) => {
        const key = `${list}/${id}`;
        const entry = changes.has(key) ? changes.get(key) : byId.get(id);
        return entry ? [entry] : [];
      }),
    ] as const;
  });
  return checkSources(Object.fromEntries(lists) as Record<PackList, SourceEntry[]>, language);
}
