import type { Catalogue, ClassCard, LiveEvent } from '../catalogue/types';
import { eventPhase } from '../events/phase';
import { allTexts, otherTexts } from '../locale/allTexts';
import type { SearchEntry } from './types';

const joined = (parts: Iterable<string | null | undefined>): string =>
  [...new Set(parts)].filter(Boolean).join(' · ');

/** Returns the reader's word for a piece of equipment or a focus; the same word where there is none. */
type Translate = (word: string) => string;
const unchanged: Translate = (word) => word;

/**
 * Everything in a catalog that can be found: its classes, the newest first, its series and
 * instructors. Each is found by its texts in every language; `translate` adds the reader's words
 * for equipment and focus.
 */
export const catalogueEntries = (
  catalogue: Catalogue,
  translate: Translate = unchanged,
): readonly SearchEntry[] => {
  const { classes, series, instructors, styles } = catalogue;
  const styleNames = new Map(styles.map((style) => [style.id, allTexts(style, 'name')]));
  const instructorNames = new Map(
    instructors.map((instructor) => [instructor.id, allTexts(instructor, 'name')]),
  );
  const namesOf = (card: ClassCard): readonly (string | null)[] => [
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
      text: joined([
        ...namesOf(card),
        ...tags,
        ...tags.map(translate),
        ...otherTexts(card, 'title'),
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
      const text = joined([...own.flatMap(namesOf), ...otherTexts(one, 'title')]);
      return { kind: 'series', id: one.id, title: one.title, text };
    }),
    ...instructors.map((instructor): SearchEntry => ({
      kind: 'instructor',
      id: instructor.id,
      title: instructor.name,
      text: joined([...(taught.get(instructor.id) ?? []), ...otherTexts(instructor, 'name')]),
    })),
  ];
};

/**
 * Live events, found by their title, who leads them and what they are about. Those that are over
 * at an instant (epoch milliseconds) come last.
 */
export const eventEntries = (events: readonly LiveEvent[], now: number): readonly SearchEntry[] =>
  events.map((event) => ({
    kind: 'event',
    id: event.id,
    title: event.title,
    text: joined([...allTexts(event, 'instructorName'), ...otherTexts(event, 'title')]),
    body: allTexts(event, 'description').join(' '),
    comesLast: eventPhase(event, now) === 'over',
  }));
