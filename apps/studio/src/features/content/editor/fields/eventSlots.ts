import type { Draft } from '@gschool/admin/contract';
import type { LiveEvent } from '@gschool/domain';

import { readText } from '../../../../shared/content/entryTexts';

/** When an event takes place. */
export interface EventSlot {
  id: string;
  title: string;
  /** Epoch milliseconds. */
  start: number;
  end: number;
  isDraft: boolean;
}

const toSlot = (
  id: string,
  title: string,
  startsAt: unknown,
  minutes: unknown,
  isDraft: boolean,
): EventSlot[] => {
  const start = typeof startsAt === 'string' ? Date.parse(startsAt) : Number.NaN;
  if (Number.isNaN(start)) return [];
  const length = typeof minutes === 'number' && minutes > 0 ? minutes : 0;
  return [{ id, title: title || id, start, end: start + length * 60_000, isDraft }];
};

/**
 * The published events with the changes of all drafts, soonest first: what the calendar has after the
 * next publication. Events that members do not see, and those that a draft deletes, are left out.
 */
export const listEventSlots = (
  events: readonly LiveEvent[],
  drafts: readonly Draft[],
  language: string,
  school: string,
): readonly EventSlot[] => {
  const drafted = new Map(
    drafts.flatMap((draft) => (draft.list === 'events' ? [[draft.entryId, draft] as const] : [])),
  );
  const published = events.flatMap((event) =>
    drafted.has(event.id)
      ? []
      : toSlot(event.id, event.title, event.startsAt, event.durationMinutes, false),
  );
  const changed = [...drafted].flatMap(([id, { entry }]) =>
    entry === null || entry['archived'] === true
      ? []
      : toSlot(
          id,
          readText(entry['title'], language, school),
          entry['startsAt'],
          entry['durationMinutes'],
          true,
        ),
  );
  return [...published, ...changed].toSorted(
    (one, other) => one.start - other.start || (one.id < other.id ? -1 : 1),
  );
};

/** The other events that take place at the same time, at least for a moment. */
export const findCollisions = (own: EventSlot, slots: readonly EventSlot[]): readonly EventSlot[] =>
  slots.filter(
    ({ id, start, end }) =>
      id !== own.id &&
      // An event without a length takes place at its start.
      ((start < own.end && own.start < end) || start === own.start),
  );
