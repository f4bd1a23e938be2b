import type { EventAccess, LiveEvent } from '@gschool/domain';

/** One page of what is past, newest first. */
export interface EventPage {
  events: readonly LiveEvent[];
  /** Ask for what started before this ISO instant next; null when there is no more. */
  next: string | null;
}

/** The live events. Every method throws only `AppError`. Instants are ISO texts. */
export interface EventRepository {
  /** Events that start at or after the instant, soonest first. */
  upcoming(fromIso: string, limit: number): Promise<readonly LiveEvent[]>;
  /** Events that started before the instant, newest first; about `size` of them. */
  past(beforeIso: string, size: number): Promise<EventPage>;
  /** Events that start from the one instant until before the other, soonest first; at most 200. */
  between(fromIso: string, untilIso: string): Promise<readonly LiveEvent[]>;
  /** `notFound` for an unknown id. */
  event(id: string): Promise<LiveEvent>;
  /** For subscribers; `forbidden` for others. Nothing in it where nothing is stored. */
  access(id: string): Promise<EventAccess>;
}
