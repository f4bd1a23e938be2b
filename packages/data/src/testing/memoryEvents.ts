import { AppError } from '@gschool/domain';

import type { EventRepository } from '../entities/events/eventRepository';
import type { MemoryServer } from './memoryServer';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** The events of a test. */
export const createMemoryEvents = (
  server: Pick<MemoryServer, 'events' | 'eventAccess'>,
  operation: Operation,
): EventRepository => {
  const sorted = () => server.events.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  return {
    upcoming: (fromIso, limit) =>
      operation('events', () =>
        sorted()
          .filter(({ startsAt }) => startsAt >= fromIso)
          .slice(0, limit),
      ),
    past: (beforeIso, size) =>
      operation('events.past', () => {
        const before = sorted()
          .reverse()
          .filter(({ startsAt }) => startsAt < beforeIso);
        const events = before.slice(0, size);
        return { events, next: before.length > size ? (events.at(-1)?.startsAt ?? null) : null };
      }),
    between: (fromIso, untilIso) =>
      operation('events.between', () =>
        sorted().filter(({ startsAt }) => startsAt >= fromIso && startsAt < untilIso),
      ),
    event: (id) =>
      operation('events.event', () => {
        const event = server.events.find((one) => one.id === id);
        if (!event) throw new AppError({ kind: 'notFound', what: 'event' });
        return event;
      }),
    access: (id) =>
      operation(
        'events.access',
        () => server.eventAccess.get(id) ?? { joinUrl: null, replayVideoId: null },
      ),
  };
};
