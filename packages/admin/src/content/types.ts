import type {
  contentsRowFields,
  DocumentOf,
  draftEditorFields,
  draftFields,
  driftFields,
  plannedReleaseFields,
  releaseFields,
  releaseHeadFields,
} from '@gschool/domain';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

// The documents behind the school's content, and what is computed from them. This file has only
// types, so that a browser loads no schemas with it.

/** The address of an entry: `videos-slow-strength`. The id is encoded with `encodeURIComponent`. */
export type DraftId = string;

/** The content of a draft: what `drafts/{list-id}` has in `data` as JSON text. */
export interface DraftContent {
  /** Null if publishing the draft deletes the entry. */
  entry: SourceEntry | null;
  /** The translations (`ar/title`) that were confirmed since the text in the school's language changed. */
  confirmed: readonly string[];
  /**
   * The entry goes behind the entry with this id in its list; null: it goes first. If missing, it
   * keeps its place, and a new entry goes last.
   */
  after?: string | null;
}

/** `drafts/{list-id}`. Staff read and write it under the access rules. */
export interface Draft extends DraftContent, Omit<DocumentOf<typeof draftFields>, 'data' | 'base'> {
  id: DraftId;
  /** The release that the draft began from; null for a school without releases. */
  base: string | null;
  /** Firestore's `updateTime`, which a write must name. */
  version: string;
}

/**
 * `drafts/{list-id}/editors/{uid}`: an editor who has the draft open, and who has left it if `at` is
 * more than a minute ago.
 */
export interface DraftEditor extends DocumentOf<typeof draftEditorFields> {
  uid: string;
}

/** `releases/{id}` (`releaseFields`). It never changes. */
export interface Release extends DocumentOf<typeof releaseFields> {}

/** `releaseLog/head`: the release that members see. */
export interface ReleaseHead extends DocumentOf<typeof releaseHeadFields> {}

/** An entry with what only the studio needs. A part (`sources/{digest}`) holds a list of these. */
export interface Source {
  entry: SourceEntry;
  /**
   * The translations whose original has changed since, by address (`ar/title`), with the time of
   * the change (ISO, UTC). Missing if there are none.
   */
  outdated?: Readonly<Record<string, string>>;
}

/** What a table knows of an entry without reading its source. A list of these is a part, too. */
export interface ContentsRow extends DocumentOf<typeof contentsRowFields> {}

type StoredPlan = DocumentOf<typeof plannedReleaseFields>;

/** `plannedReleases/{id}`: drafts that the schedule publishes. The id is that of the act. */
export interface PlannedRelease extends Omit<StoredPlan, 'drafts'> {
  drafts: readonly (Omit<StoredPlan['drafts'][number], 'entry'> & {
    id: DraftId;
    entry: SourceEntry | null;
  })[];
}

/** `releaseLog/drift`: live documents that differ from the compiled release. */
export interface DriftReport extends DocumentOf<typeof driftFields> {}

/** What is wrong with an entry. */
export interface EntryProblem {
  list: PackList;
  id: string;
  /** The path of the field: `chapters.0.title`; `''` for the whole entry. */
  field: string;
  /** The rule in English, as the check of a pack says it. */
  reason: string;
}

/** What a publication does with one draft. */
export interface PlannedEntry {
  draft: DraftId;
  list: PackList;
  id: string;
  /** In the school's language. */
  title: string;
  change: 'created' | 'changed' | 'deleted' | 'unchanged';
  /** The fields of the entry that change, in all languages: `title`. Empty unless `changed`. */
  fields: readonly string[];
  /** The fields that someone else published since the draft began, and that are kept. */
  merged: readonly string[];
  /** The fields that both changed to different values. They must be chosen in the editor. */
  conflicts: readonly string[];
}

/** A card the way a page lists it. */
export interface PlannedCard {
  id: string;
  title: string;
  poster: string;
  durationSeconds: number | null;
  styleName: string | null;
  /** The start of an event, an ISO time in UTC. */
  startsAt: string | null;
  /** The number of classes of a series. */
  count: number | null;
}

/** A value that differs. Undefined stands for no value. */
export interface PlannedDifference {
  /** The path of the field in the entry: `title.ar`, `chapters.0.startSeconds`. */
  path: string;
  before?: unknown;
  after?: unknown;
}

/** A page of an entry that changes. */
export interface PlannedPage {
  /** The path on the site: `/videos/watch/slow-strength`. */
  path: string;
  /** The title of the entry, or the name of the person or style. */
  title: string;
  /** The list of the entry whose page it is. */
  list: PackList;
  /** The entry itself was edited. Otherwise its page shows something of an edited entry. */
  isDirect: boolean;
  change: 'appears' | 'changes' | 'disappears';
  /** The values that differ; empty if the page appears or disappears. */
  differences: readonly PlannedDifference[];
  before: PlannedCard | null;
  after: PlannedCard | null;
  /** The prerendered page shows the old content to search engines until the next build. */
  waitsForBuild: boolean;
}

/**
 * A card that appears in, moves in or leaves a list. Positions begin with 1. A card that was not
 * edited and shifts by one place is left out.
 */
export interface PlannedMove {
  /**
   * The path of the page with the list. The page of the founder's picks is `/videos/filter/picks`,
   * because only the site's settings know its path.
   */
  page: string;
  /**
   * The list on its page: on `/videos`, `top` (the class above the rows), the id of a row (`newest`,
   * `style:yoga`) or `all`; elsewhere `classes`, `series`, `styles`, `people`, `beginners`,
   * `phase:luteal`, `phase:any`, `upcoming` or `past`.
   */
  list: string;
  /** What the card is about. */
  kind: PackList;
  id: string;
  title: string;
  /** The entry of the card, or the series whose page it is, was edited. Others only make room. */
  isDirect: boolean;
  from: number | null;
  to: number | null;
}

/** The first result of a search. */
export interface FoundEntry {
  list: PackList;
  id: string;
  title: string;
}

/** A search whose first result changes. */
export interface PlannedSearch {
  query: string;
  before: FoundEntry | null;
  after: FoundEntry | null;
}

/** What members will see after a publication (docs/product/publishing.md#what-members-will-see). */
export interface CataloguePlan {
  /** The live release; null for a school without releases. */
  parent: string | null;
  /** Names the drafts and their versions. The act is refused if they have changed since. */
  token: string;
  entries: readonly PlannedEntry[];
  problems: readonly EntryProblem[];
  /**
   * Each list has at most 200 entries; `more` has the number of those left out. What was edited comes
   * first.
   */
  pages: readonly PlannedPage[];
  moves: readonly PlannedMove[];
  searches: readonly PlannedSearch[];
  more: { pages: number; moves: number; searches: number };
  /** The number of pages of edited entries, including those left out. */
  directPages: number;
  /** The number of cards that only make room for others, including those left out. */
  otherCards: number;
  /** The paths of pages with lists that show the old content to search engines until the next build. */
  waitingPages: readonly string[];
  /** More than half of the classes would be deleted. The act needs `isMassDeletion`. */
  isMassDeletion: boolean;
  /** The number of documents that the publication writes, deletions included. */
  writes: number;
}
