import type { Catalogue, ClassCard, LiveEvent } from '../catalogue/types';
import { getEventPhase } from '../events/phase';
import { getAllTexts, getOtherTexts } from '../locale/allTexts';
import type { SearchEntry } from './types';

const joinTexts = (parts: Iterable<string | null | undefined>): string =>
  [...new Set(parts)].filter(Boolean).join(' · ');

/**
 * Translates the name of a piece of equipment or a focus for the reader. Returns the name itself if
 * there is no translation.
 */
type Translate = (word: string) => string;
const unchanged: Translate = (word) => word;

/**
 * The entries of a catalog: its classes (newest first), its series and its instructors. They can be
 * found by their texts in every language. `translate` adds the names of equipment and focus in the
 * reader's language.
 */
export const createCatalogueEntries = (
  catalogue: Catalogue,
  translate: Translate = unchanged,
): readonly SearchEntry[] => {
  const { classes, series, instructors, styles } = catalogue;
  const styleNames = new Map(styles.map((style) => [style.id, getAllTexts(style, 'name')]));
  const instructorNames = new Map(
    instructors.map((instructor) => [instructor.id, getAllTexts(instructor, 'name')]),
  );
  const getNames = (card: ClassCard): readonly (string | null)[] => [
    card.styleName,
    ...(styleNames.get(card.styleId) ?? []),
    card.instructorName,
    ...(instructorNames.get(card.instructorId ?? '') ?? []),
  ];
  const classEntry = (card: ClassCard): SearchEntry => {
    const tags = [...card.focus, ...card.equipment];
    return {
      kind: 'class',
      id: card.id,
      title: card.title,
      text: joinTexts([
        ...getNames(card),
        ...tags,
        ...tags.map(translate),
        ...getOtherTexts(card, 'title'),
      ]),
    };
  };
  const newest = classes.toSorted(
    (a, b) => Number(a.releasedAt < b.releasedAt) - Number(a.releasedAt > b.releasedAt),
  );
  const cards = new Map(classes.map((card) => [card.id, card]));
  const taught = new Map<string, Set<string>>();
  for (const { instructorId, styleId, styleName } of classes) {
    if (instructorId === null) continue;
    const names = taught.get(instructorId) ?? new Set();
    taught.set(instructorId, names);
    for (const name of [styleName, ...(styleNames.get(styleId) ?? [])]) names.add(name);
  }
  return [
    ...newest.map(classEntry),
    ...series.map((one): SearchEntry => {
      const own = one.classIds.flatMap((classId) => cards.get(classId) ?? []);
      const text = joinTexts([...own.flatMap(getNames), ...getOtherTexts(one, 'title')]);
      return { kind: 'series', id: one.id, title: one.title, text };
    }),
    ...instructors.map((instructor): SearchEntry => ({
      kind: 'instructor',
      id: instructor.id,
      title: instructor.name,
      text: joinTexts([...(taught.get(instructor.id) ?? []), ...getOtherTexts(instructor, 'name')]),
    })),
  ];
};

/**
 * The entries of live events, which can be found by title, instructor and description. Events that
 * are over at `now` (epoch milliseconds) come last.
 */
export const createEventEntries = (
  events: readonly LiveEvent[],
  now: number,
): readonly SearchEntry[] =>
  events.map((event) => ({
    kind: 'event',
    id: event.id,
    title: event.title,
    text: joinTexts([...getAllTexts(event, 'instructorName'), ...getOtherTexts(event, 'title')]),
    body: getAllTexts(event, 'description').join(' '),
    isRankedLast: getEventPhase(event, now) === 'over',
  }));
