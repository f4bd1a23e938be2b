import { packLists, type PackList } from '../content-pack/entries';
import { choice, documentId, instant, number, optionalText, text, textOrNull } from './fields';
import {
  anyMapOrNull,
  anyTexts,
  optionalFlag,
  optionalTexts,
  serverMap,
  serverRows,
  textNullOrAbsent,
} from './serverFields';

const essential = { essential: true } as const;

/** A number of documents. */
const count = () => number(0, Infinity, essential);

/** A map with a field for each list of a pack. */
const byList = <const One extends ReturnType<typeof anyTexts | typeof count>>(field: One) =>
  serverMap(
    Object.fromEntries(packLists.map((list) => [list, field])) as Readonly<Record<PackList, One>>,
    essential,
  );

/**
 * The fields of `releases/{id}`: what members saw from one publication to the next. It never
 * changes. Only trusted server code writes it; staff read it.
 */
export const releaseFields = {
  /** The number with six digits: `000012`. */
  id: documentId(),
  /** 1 for the first release, without gaps. */
  number: count(),
  parent: textOrNull(),
  /** A uid, or `command`. */
  by: text(essential),
  at: instant(essential),
  /** What the publisher wrote about it; at most 500 characters. */
  note: text({ max: 500 }),
  /** The release whose content this one has again; null for any other. */
  restores: textOrNull(),
  /** The language of plain texts. */
  language: text(essential),
  /** The base URL of media paths. It ends with `/`. */
  mediaBase: text({}),
  /**
   * The parts with the entries, by list. An entry is in the bucket `hash(id) mod length`. The text of
   * a bucket is the digests of its parts, joined with commas; `''` for an empty bucket.
   */
  buckets: byList(anyTexts()),
  /** The digests of the parts with the rows of each list (`contentsRowFields`), in order. */
  contents: byList(anyTexts()),
  counts: byList(count()),
  /** How many entries differ from the parent. */
  changes: serverMap({ created: count(), changed: count(), deleted: count() }),
} as const;

/** The fields of `releaseLog/head`: the release that members see. */
export const releaseHeadFields = {
  release: text(essential),
  number: count(),
  /** When the live documents were last compiled: replays appear once their event is over. */
  compiledAt: instant(essential),
} as const;

/**
 * The fields of a row of a part of the contents (`sources/{digest}`): what a table knows of an entry
 * without reading its source. A row is short: it lacks what it has no value for.
 */
export const contentsRowFields = {
  id: text(essential),
  /** The digest of the source, to compare two releases. */
  hash: text(essential),
  /** The languages in which every text exists, without the school's language. */
  translated: optionalTexts(),
  /** The languages in which a translation is older than its original. */
  outdated: optionalTexts(),
  /** The languages of the captions. */
  captions: optionalTexts(),
  /** The page of a class is open to everyone. */
  isPublic: optionalFlag(),
  /** Members don't see the entry, and the catalog doesn't have it. */
  isArchived: optionalFlag(),
  /** The title of an archived entry in the school's language. */
  title: optionalText(),
} as const;

/** The states of a planned release. One in an unknown state counts as failed. */
export const plannedStates = ['failed', 'waiting', 'published', 'canceled'] as const;

/** The fields of `plannedReleases/{id}`: drafts that the schedule publishes. */
export const plannedReleaseFields = {
  /** The id of the act. */
  id: documentId(),
  /** The content of the drafts when they were scheduled. Later edits are not part of it. */
  drafts: serverRows(
    {
      list: choice(packLists, essential),
      entryId: text(essential),
      base: textOrNull(),
      /** Null if the publication deletes the entry. */
      entry: anyMapOrNull(essential),
      confirmed: anyTexts(),
      /** As in a draft: the entry before it; null: it is first; absent: it keeps its place. */
      after: textNullOrAbsent(),
      /** The draft is deleted with the publication if it still has this version. */
      version: text(essential),
    },
    {},
  ),
  note: text({ max: 500 }),
  publishAt: instant(essential),
  by: text(essential),
  state: choice(plannedStates, {}),
  /** Why it failed; null otherwise. */
  error: textOrNull(),
  /** The release that it became; null before. */
  release: textOrNull(),
} as const;

/** The fields of `releaseLog/drift`: live documents that differ from the compiled release. */
export const driftFields = {
  at: instant(essential),
  release: text(essential),
  /** The number of live documents that were compared. */
  compared: count(),
  /** At most 100 paths. */
  missing: anyTexts(),
  changed: anyTexts(),
  unknown: anyTexts(),
} as const;
