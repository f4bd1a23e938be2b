import type { Catalogue, ClassCard, LiveEvent } from '../catalogue/types';
import { eventPhase } from '../events/phase';
import type { SearchEntry } from './types';

const joined = (parts: Iterable<string | null | undefined>): string =>
  [...new Set(parts)].filter(Boolean).join(' · ');

const classEntry = (card: ClassCard): SearchEntry => ({
  kind: 'class',
  id: card.id,
  title: card.title,
  text: joined([card.styleName, card.instructorName, ...card.focus, ...card.equipment]),
});

/** Everything of a catalogue that can be found: its classes, the newest first, its series and instructors. */
export const catalogueEntries = (catalogue: Catalogue): readonly SearchEntry[] => {
  const { classes, series, instructors } = catalogue;
  const newest = classes.toSorted(
    (a, b) => Number(a.releasedAt < b.releasedAt) - Number(a.releasedAt > b.releasedAt),
  );
  const cards = new Map(classes.map((card) => [card.id, card]));
  const taught = new Map<string, Set<string>>();
  for (const { instructorId, styleName } of classes) {
    if (instructorId === null) continue;
    const styles = taught.get(instructorId) ?? new Set();
    taught.set(instructorId, styles.add(styleName));
  }
  return [
    ...newest.map(classEntry),
    ...series.map(({ id, title, classIds }): SearchEntry => {
      const own = classIds.flatMap((classId) => cards.get(classId) ?? []);
      const text = joined(own.flatMap((card) => [card.styleName, card.instructorName]));
      return { kind: 'series', id, title, text };
    }),
    ...instructors.map(({ id, name }): SearchEntry => ({
      kind: 'instructor',
      id,
      title: name,
      text: joined(taught.get(id) ?? []),
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
    text: event.instructorName ?? '',
    body: event.description,
    comesLast: eventPhase(event, now) === 'over',
  }));
