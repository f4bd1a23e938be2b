import type { LiveEvent } from '@gschool/domain';

/** What the document of an event contains. */
export interface EventContent {
  event: LiveEvent;
  /**
   * When the document was built, in epoch milliseconds. A build does not know the time of the
   * visit.
   */
  builtAt: number;
  /** When the event last changed: `2026-11-12`. */
  modifiedOn?: string | undefined;
}

/** What the document of the events page contains: links for readers who have no scripts. */
export type EventListContent = readonly Pick<LiveEvent, 'id' | 'title' | 'startsAt'>[];
