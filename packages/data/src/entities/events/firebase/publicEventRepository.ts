import { AppError, isId, type LiveEvent } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import type { EventPage, PublicEventRepository } from '../eventRepository';
import { toEvent } from '../../../mappers/event';
import type { DocumentReader, DocumentQuery } from '../../../firebase/documentReader';

/** More than a month in the calendar can show. */
const MAX_EVENTS = 200;

const mapped = (data: unknown, id: string): readonly LiveEvent[] => {
  try {
    return [toEvent(data, id)];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.warn(`Left out: ${error.message}`);
    return [];
  }
};

/**
 * Cuts a page from a list of event times, newest first. The list contains one more event than a
 * page. All events with the same time as this extra event go to the next page, because the next
 * page is found only by its time. A Firestore cursor would add code to every member's first page.
 */
const cutPage = (
  starts: readonly string[],
  size: number,
): { count: number; next: string | null } => {
  const following = starts[size];
  if (following === undefined) return { count: starts.length, next: null };
  const count = starts.findIndex((start) => start === following);
  // All events of the page have the same time. They are shown, and the next page starts before that
  // time.
  if (count === 0) return { count: starts.length, next: following };
  return { count, next: starts[count - 1] ?? null };
};

type EventQuery = Omit<DocumentQuery, 'collection'>;

/** Reads `events` by their start time; an invalid event is left out with a warning. */
export const createPublicEventRepository = (documents: DocumentReader): PublicEventRepository => {
  const findDocuments = async (query: EventQuery) => {
    const found = await documents.find({
      collection: documentPaths.events,
      orderBy: 'startsAt',
      ...query,
    });
    return found.map((one) => ({ id: one.id, data: one.data() }));
  };
  const listEvents = async (query: EventQuery) =>
    (await findDocuments(query)).flatMap(({ data, id }) => mapped(data, id));

  return {
    upcoming: (fromIso, count) =>
      listEvents({ where: [['startsAt', '>=', fromIso]], limit: count }),
    past: async (beforeIso, size): Promise<EventPage> => {
      const documents = await findDocuments({
        where: [['startsAt', '<', beforeIso]],
        isDescending: true,
        limit: size + 1,
      });
      const { count, next } = cutPage(
        documents.map(({ data }) => String(data['startsAt'])),
        size,
      );
      return {
        events: documents.slice(0, count).flatMap(({ data, id }) => mapped(data, id)),
        next,
      };
    },
    between: (fromIso, untilIso) =>
      listEvents({
        where: [
          ['startsAt', '>=', fromIso],
          ['startsAt', '<', untilIso],
        ],
        limit: MAX_EVENTS,
      }),
    event: async (id) => {
      // The id comes from the URL; a slash would read another document.
      const data = isId(id) ? await documents.get(documentPaths.event(id)) : null;
      if (data === null) throw new AppError({ kind: 'notFound', what: 'event' });
      return toEvent(data, id);
    },
  };
};
