import { formatMonthKey, parseMonth, type Month } from '@gschool/domain';

import { paths } from '../../config/paths';

type EventsViewName = 'upcoming' | 'past' | 'month';

/** The state of the events page that is in its URL. */
export interface EventsParams {
  view: EventsViewName;
  /** The month of the month view; null for the current month. */
  month: Month | null;
  /** An instructor's name; null for all. */
  instructor: string | null;
}

/**
 * Parses `?tab=past`, `?view=month&month=2026-11` and `?instructor=Noor`. Invalid values result in
 * the default page.
 */
export const parseEventsParams = (params: URLSearchParams): EventsParams => ({
  view:
    params.get('view') === 'month' ? 'month' : params.get('tab') === 'past' ? 'past' : 'upcoming',
  month: parseMonth(params.get('month')),
  instructor: params.get('instructor') || null,
});

/** Returns the URL for a state of the events page. */
export const getEventsHref = ({
  view,
  month = null,
  instructor = null,
}: Partial<EventsParams>): string => {
  const params = new URLSearchParams();
  if (view === 'past') params.set('tab', 'past');
  if (view === 'month') params.set('view', 'month');
  if (view === 'month' && month) params.set('month', formatMonthKey(month));
  if (instructor) params.set('instructor', instructor);
  const query = params.toString();
  return query ? `${paths.events}?${query}` : paths.events;
};
