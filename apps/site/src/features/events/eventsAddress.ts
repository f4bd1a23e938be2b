import { formatMonthKey, parseMonth, type Month } from '@gschool/domain';

import { paths } from '../../config/paths';

/** What the events page shows. */
type EventsView = 'upcoming' | 'past' | 'month';

/** Everything that the address of the events page says. */
export interface EventsPlace {
  view: EventsView;
  /** Of the month view; null for the month that it is. */
  month: Month | null;
  /** A name; null for everybody. */
  instructor: string | null;
}

/** Reads `?tab=past`, `?view=month&month=2026-11` and `?instructor=Noor`; nonsense is the plain page. */
export const readPlace = (params: URLSearchParams): EventsPlace => ({
  view:
    params.get('view') === 'month' ? 'month' : params.get('tab') === 'past' ? 'past' : 'upcoming',
  month: parseMonth(params.get('month')),
  instructor: params.get('instructor') || null,
});

/** The address of a place. */
export const placeHref = ({
  view,
  month = null,
  instructor = null,
}: Partial<EventsPlace>): string => {
  const params = new URLSearchParams();
  if (view === 'past') params.set('tab', 'past');
  if (view === 'month') params.set('view', 'month');
  if (view === 'month' && month) params.set('month', formatMonthKey(month));
  if (instructor) params.set('instructor', instructor);
  const query = params.toString();
  return query ? `${paths.events}?${query}` : paths.events;
};
