import type { ContentsRow, Draft } from '@gschool/admin/contract';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

/** What a draft does when it is published. */
type RowChange = 'created' | 'changed' | 'deleted';

/** A row of a table of the content: an entry that is published or archived, or a draft. */
export interface ContentRow<Item = unknown> {
  id: string;
  /** In the language of the reader, if it is translated. */
  title: string;
  /** The entry as members see it, with the draft applied. Null for an archived entry. */
  item: Item | null;
  /** The draft, which the row shows instead of what is published. */
  draft: Draft | null;
  change: RowChange | null;
  isArchived: boolean;
  /** Whether the page of a class is open to everyone. */
  isPublic: boolean;
  /** The languages in which a text is missing. */
  missing: readonly string[];
  /** The languages in which a translation is older than its original. */
  outdated: readonly string[];
  /** The languages of the captions. */
  captions: readonly string[];
}

const NONE: readonly string[] = [];

interface CreateRowsOptions<Item> {
  list: PackList;
  /** The published entries in the order of the catalog. */
  items: readonly (Item & { id: string })[];
  getTitle: (item: Item) => string;
  /** What the live release knows of the entries. Empty for a school without releases. */
  contents: readonly ContentsRow[];
  /** All drafts, also those of other lists. */
  drafts: readonly Draft[];
  /** An entry of a draft the way members will see it. */
  toItem: (entry: SourceEntry) => Item | null;
  getDraftTitle: (entry: SourceEntry) => string;
  /** The languages of the school, without the one in which its texts are written. */
  languages: readonly string[];
  /** The languages in which a text of the draft is missing. */
  listMissing: (entry: SourceEntry) => readonly string[];
}

const readCaptions = (entry: SourceEntry): readonly string[] => {
  const tracks = entry['captions'];
  return Array.isArray(tracks)
    ? tracks.flatMap((track: unknown) => {
        const { language } = Object(track) as { language?: unknown };
        return typeof language === 'string' ? [language] : [];
      })
    : NONE;
};

/**
 * The rows of a table: the entries of the live release in the order of the catalog, and then the new
 * ones. A draft is shown in the row of its entry.
 */
export function createRows<Item>(options: CreateRowsOptions<Item>): readonly ContentRow<Item>[] {
  const { list, items, getTitle, contents, languages, toItem, getDraftTitle } = options;
  const drafts = new Map(
    options.drafts.filter((draft) => draft.list === list).map((draft) => [draft.entryId, draft]),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const known = new Map(contents.map((row) => [row.id, row]));
  // A school without releases has only the catalog, which may have been read before the contents.
  const ids = new Set([...known.keys(), ...byId.keys()]);
  const createRow = (id: string): ContentRow<Item> => {
    const row = known.get(id);
    const item = byId.get(id) ?? null;
    const draft = drafts.get(id) ?? null;
    const isLive = ids.has(id);
    const live = {
      id,
      title: item ? getTitle(item) : (row?.title ?? id),
      item,
      isArchived: row?.isArchived === true,
      isPublic: row?.isPublic === true,
      missing: row ? languages.filter((tag) => !row.translated?.includes(tag)) : NONE,
      outdated: row?.outdated ?? NONE,
      captions: row?.captions ?? NONE,
    };
    if (draft === null) return { ...live, draft, change: null };
    const { entry } = draft;
    if (entry === null) return { ...live, draft, change: 'deleted' };
    return {
      id,
      title: getDraftTitle(entry),
      item: toItem(entry),
      draft,
      change: isLive ? 'changed' : 'created',
      isArchived: entry['archived'] === true,
      isPublic: entry['public'] === true,
      missing: options.listMissing(entry),
      // Computed at publication. Translations that the draft confirms are no longer outdated.
      outdated: live.outdated.filter(
        (tag) => !draft.confirmed.some((address) => address.startsWith(`${tag}/`)),
      ),
      captions: readCaptions(entry),
    };
  };
  const created = [...drafts.values()].filter(({ entryId }) => !ids.has(entryId));
  return [...ids, ...created.map(({ entryId }) => entryId)].map(createRow);
}
