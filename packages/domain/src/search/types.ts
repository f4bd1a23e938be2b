/** What can be found. */
export const searchKinds = ['class', 'series', 'instructor', 'event', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found: one line of the index. Another product names kinds of its own. */
export interface SearchEntry<Kind extends string = SearchKind> {
  kind: Kind;
  /** Unique in its kind. */
  id: string;
  title: string;
  /** What it is found by beside its title: style, instructor, focus, equipment. */
  text: string;
}

/** What was found of one kind. */
export interface FoundGroup<Kind extends string = SearchKind> {
  kind: Kind;
  /** How many there are; `ids` may hold fewer. */
  total: number;
  /** How well the best one matches: the less, the better. To compare answers to one query alone. */
  score: number;
  /** The best first. */
  ids: readonly string[];
}

/** The answer to a query. */
export interface SearchAnswer<Kind extends string = SearchKind> {
  /** How many were found, of all kinds. */
  total: number;
  /** The kinds that something was found of; the one with the best first. */
  groups: readonly FoundGroup<Kind>[];
  /** Where nothing was found: other queries that find something. */
  suggestions: readonly string[];
}

export const emptyAnswer: SearchAnswer<never> = { total: 0, groups: [], suggestions: [] };
