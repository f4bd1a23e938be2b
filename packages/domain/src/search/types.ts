/** What can be found. */
export const searchKinds = ['class', 'series', 'instructor', 'event', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found: one line of the index. */
export interface SearchEntry {
  kind: SearchKind;
  /** Unique in its kind. */
  id: string;
  title: string;
  /** What it is found by beside its title: style, instructor, focus, equipment. */
  text: string;
}

/** What was found of one kind. */
export interface FoundGroup {
  kind: SearchKind;
  /** How many there are; `ids` may hold fewer. */
  total: number;
  /** How well the best one matches: the less, the better. To compare answers to one query alone. */
  score: number;
  /** The best first. */
  ids: readonly string[];
}

/** The answer to a query. */
export interface SearchAnswer {
  /** How many were found, of all kinds. */
  total: number;
  /** The kinds that something was found of; the one with the best first. */
  groups: readonly FoundGroup[];
  /** Where nothing was found: other queries that find something. */
  suggestions: readonly string[];
}

export const emptyAnswer: SearchAnswer = { total: 0, groups: [], suggestions: [] };
