import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { AppError, type LiveEvent } from '@gschool/domain';
import type { EventRepository } from '../backend';
import { documentPaths } from '../documents';
import { toEvent } from '../mappers/event';
import { guarded } from './toAppError';

const mapped = (data: unknown, id: string): readonly LiveEvent[] => {
  try {
    return [toEvent(data, id)];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.warn(`Left out: ${error.message}`);
    return [];
  }
};

/** `events`, by their start; a bad one is left out with a warning. */
export const createEventRepository = (db: Firestore): EventRepository => ({
  upcoming: (fromIso, count) =>
    guarded(async () => {
      const found = await getDocs(
        query(
          collection(db, documentPaths.events),
          where('startsAt', '>=', fromIso),
          orderBy('startsAt'),
          limit(count),
        ),
      );
      return found.docs.flatMap((event) => mapped(event.data(), event.id));
    }),
});
