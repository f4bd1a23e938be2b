import { describe, expect, it } from 'vitest';

import { getCalendarLocale } from './calendarLocale';
import { getEventsHref, parseEventsParams, type EventsParams } from './eventsParams';

const read = (query: string) => parseEventsParams(new URLSearchParams(query));

describe('the URL of the events page', () => {
  it.each<[Partial<EventsParams>, string]>([
    [{}, '/events'],
    [{ view: 'past' }, '/events?tab=past'],
    [{ view: 'month' }, '/events?view=month'],
    [{ view: 'month', month: { year: 2026, month: 11 } }, '/events?view=month&month=2026-11'],
    [{ instructor: 'Noor & Yuki' }, '/events?instructor=Noor+%26+Yuki'],
  ])('%j is %s in both directions', (params, href) => {
    expect(getEventsHref(params)).toBe(href);
    const expected = { view: 'upcoming', month: null, instructor: null, ...params };
    expect(read(href.split('?')[1] ?? '')).toEqual(expected);
  });

  it.each(['tab=future', 'view=year', 'view=&month=2026-11', 'month=2026-99&tab='])(
    'treats %s as the default page',
    (query) => {
      expect(read(query).view).toBe('upcoming');
    },
  );

  it('has no month for a month that does not exist', () => {
    expect(read('view=month&month=2026-13').month).toBeNull();
  });
});

describe('the locale of the calendar', () => {
  it.each([
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en', ['de-DE'], 'en'],
    ['ar', ['en-GB', 'ar-AE'], 'ar-AE'],
  ])('for %s in a browser with %j is %s', (language, preferred, expected) => {
    expect(getCalendarLocale(language, preferred)).toBe(expected);
  });
});
