/** The kinds of entries. */
export const searchKinds = ['class', 'series', 'instructor', 'event', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** An entry of the index. The shop uses its own kinds. */
export interface SearchEntry<Kind extends string = SearchKind> {
  kind: Kind;
  /** Unique in its kind. */
  id: string;
  title: string;
  /** Names that it is also found by: style, instructor, focus, equipment. */
  text: string;
  /** Running text. Its words are found by their beginnings. */
  body?: string | undefined;
  /**
   * It comes after all others of its kind, however well it matches, such as an event that is over.
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
  /** The best first. */
  ids: readonly string[];
}

/** The results of a query. */
export interface SearchResults<Kind extends string = SearchKind> {
  /** The number of results of all kinds. */
  total: number;
  /** The kinds with results; the kind with the best result first. */
  groups: readonly SearchResultGroup<Kind>[];
  /** Without results: other queries that have some. */
  suggestions: readonly string[];
}

export const noSearchResults: SearchResults<never> = { total: 0, groups: [], suggestions: [] };
