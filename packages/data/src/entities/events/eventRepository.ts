import type { EventAccess, LiveEvent } from '@gschool/domain';

/** One page of past events, newest first. */
export interface EventPage {
  events: readonly LiveEvent[];
  /** The ISO time before which the next page starts; null when there are no more. */
  next: string | null;
}

/** The live events, for everyone. Every method throws only `AppError`. Times are ISO texts. */
export interface PublicEventRepository {
  /** Events that start at or after the time, soonest first. */
  upcoming(fromIso: string, limit: number): Promise<readonly LiveEvent[]>;
  /** Returns about `size` events that started before the time, newest first. */
  past(beforeIso: string, size: number): Promise<EventPage>;
  /** Events that start at or after one time and before the other, soonest first; at most 200. */
  between(fromIso: string, untilIso: string): Promise<readonly LiveEvent[]>;
  /** Throws `notFound` for an unknown id. */
  event(id: string): Promise<LiveEvent>;
}

/** The live events, and what only subscribers may read about them. */
export interface EventRepository extends PublicEventRepository {
  /** For subscribers; throws `forbidden` for others. Empty where nothing is stored. */
  access(id: string): Promise<EventAccess>;
}
