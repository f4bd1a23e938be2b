/** What can be found. */
export const searchKinds = ['class', 'series', 'instructor', 'event', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found: one line of the index. Another product names kinds of its own. */
export interface SearchEntry<Kind extends string = SearchKind> {
  kind: Kind;
  /** Unique in its kind. */
  id: string;
  title: string;
  /** Names that it is found by beside its title: style, instructor, focus, equipment. */
  text: string;
  /** Running text about it, found by the beginnings of its words as they are typed. */
  body?: string | undefined;
  /** It stands after all others of its kind, however well it matches: an event that is over. */
  isRankedLast?: boolean | undefined;
}

/** What was found of one kind. */
export interface SearchResultGroup<Kind extends string = SearchKind> {
  kind: Kind;
  /** How many there are; `ids` may hold fewer. */
  total: number;
  /** How well the best one matches: the less, the better. To compare answers to one query alone. */
  score: number;
  /** The best first. */
  ids: readonly string[];
}

/** The answer to a query. */
export interface SearchResults<Kind extends string = SearchKind> {
  /** How many were found, of all kinds. */
  total: number;
  /** The kinds that something was found of; the one with the best first. */
  groups: readonly SearchResultGroup<Kind>[];
  /** Where nothing was found: other queries that find something. */
  suggestions: readonly string[];
}

export const noSearchResults: SearchResults<never> = { total: 0, groups: [], suggestions: [] };
