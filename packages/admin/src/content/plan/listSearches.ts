import type { PackList } from '@gschool/domain/content-pack';
import {
  createCatalogueEntries,
  createEventEntries,
  createSearchHandler,
  fold,
  type SearchKind,
} from '@gschool/domain/search';

import type { PlannedSearch } from '../types';
import type { Difference, ShownSchool } from './listPages';
import type { School } from './school';

/** More queries would delay the answer, and no one reads so many. */
const MAX_QUERIES = 60;
/** A shorter word of a title is not a query. */
const MIN_WORD_LENGTH = 4;

const kinds: Readonly<Partial<Record<SearchKind, PackList>>> = {
  class: 'videos',
  series: 'series',
  instructor: 'instructors',
  event: 'events',
};

type Texts = Readonly<Record<string, unknown>>;

/** A text in each of its languages. */
const listTexts = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? [text]
    : Object.values(Object(text) as Texts).filter((one) => typeof one === 'string');

const listNames = (data: Texts, name: string): readonly string[] => [
  ...listTexts(data[name]),
  ...Object.values(Object(data['translations']) as Readonly<Record<string, Texts>>).flatMap((one) =>
    listTexts(one[name]),
  ),
];

/**
 * The queries that may find something else: titles and names of the changed entries before and
 * after, their words, and the styles, people and focus of changed classes.
 */
const listQueries = ({ shownBefore, shownAfter, changedIds }: Difference): readonly string[] => {
  const read = (shown: ShownSchool, list: PackList): readonly Texts[] =>
    [...changedIds[list]].flatMap((id) => {
      const entry = shown[list].get(id);
      return entry ? [entry.read()] : [];
    });
  const data = (['videos', 'series', 'events', 'instructors', 'styles'] as const).flatMap(
    (list) => [...read(shownBefore, list), ...read(shownAfter, list)],
  );
  const titles = data.flatMap((one) => [...listNames(one, 'title'), ...listNames(one, 'name')]);
  const names = data.flatMap((one) => [
    ...listNames(one, 'styleName'),
    ...listNames(one, 'instructorName'),
    ...listNames(one, 'instructor'),
    ...((one['focus'] ?? []) as readonly string[]),
    ...((one['equipment'] ?? []) as readonly string[]),
  ]);
  const parts = titles.flatMap((title) =>
    title.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= MIN_WORD_LENGTH),
  );
  const byFolded = new Map<string, string>();
  for (const text of [...titles, ...names, ...parts]) {
    const folded = fold(text).trim();
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, text.trim());
  }
  return [...byFolded.values()].slice(0, MAX_QUERIES);
};

type SearchHandler = ReturnType<typeof createSearchHandler>;

const indexCatalogue = ({ catalogue }: School): SearchHandler => {
  const handle = createSearchHandler();
  handle({ type: 'add', source: 'catalogue', entries: createCatalogueEntries(catalogue) });
  return handle;
};

/** The index of the live catalog. Each plan of an administrator begins with the same one. */
let live: { version: string; handle: SearchHandler } | null = null;

const indexLiveCatalogue = (school: School): SearchHandler => {
  const { version } = school.catalogue;
  if (live?.version !== version) live = { version, handle: indexCatalogue(school) };
  return live.handle;
};

/** Searches a school as the site does, without its questions and pages. */
const createFind = (handle: SearchHandler, { events }: School, shown: ShownSchool, now: number) => {
  handle({ type: 'clear', source: 'open' });
  handle({ type: 'add', source: 'open', entries: createEventEntries(events, now) });
  return (query: string): PlannedSearch['before'] => {
    const reply = handle({ type: 'find', id: 0, query, limit: 1 });
    const [group] = reply?.answer.groups ?? [];
    const [id] = group?.ids ?? [];
    const list = group && kinds[group.kind];
    if (list === undefined || id === undefined) return null;
    return { list, id, title: shown[list].get(id)?.card.title ?? id };
  };
};

/**
 * The searches whose first result changes, with the ranking of the site's own search.
 *
 * @param now epoch milliseconds
 */
export const listSearches = (difference: Difference, now: number): readonly PlannedSearch[] => {
  const queries = listQueries(difference);
  if (queries.length === 0) return [];
  const { before, after, shownBefore, shownAfter } = difference;
  const findBefore = createFind(indexLiveCatalogue(before), before, shownBefore, now);
  const findAfter = createFind(indexCatalogue(after), after, shownAfter, now);
  return queries
    .map((query) => ({ query, before: findBefore(query), after: findAfter(query) }))
    .filter(
      (search) =>
        search.before?.id !== search.after?.id || search.before?.list !== search.after?.list,
    );
};
