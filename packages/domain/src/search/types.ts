/** The kinds of entries. */
export const searchKinds = ['class', 'series', 'instructor', 'event', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** An entry in the index. The shop uses its own kinds. */
export interface SearchEntry<Kind extends string = SearchKind> {
  kind: Kind;
  /** Unique within its kind. */
  id: string;
  title: string;
  /** Other names that find the entry: style, instructor, focus, equipment. */
  text: string;
  /**
   * A longer text, such as a description. The query is compared with the beginnings of its words.
   */
  body?: string | undefined;
  /**
   * Whether the entry comes after all others of its kind, even if it matches better; for example,
   * an event that is over.
   */
  isRankedLast?: boolean | undefined;
}

/** The results of one kind. */
export interface SearchResultGroup<Kind extends string = SearchKind> {
  kind: Kind;
  /** The number of results; `ids` may contain fewer. */
  total: number;
  /**
   * The score of the best result; lower is better. Only scores of the same query can be compared.
   */
  score: number;
  /** The best result first. */
  ids: readonly string[];
}

/** The results of a query. */
export interface SearchResults<Kind extends string = SearchKind> {
  /** The number of results of all kinds. */
  total: number;
  /** The kinds with results; the kind with the best result first. */
  groups: readonly SearchResultGroup<Kind>[];
  /** Other queries that have results, if this query has none. */
  suggestions: readonly string[];
}

export const noSearchResults: SearchResults<never> = { total: 0, groups: [], suggestions: [] };
