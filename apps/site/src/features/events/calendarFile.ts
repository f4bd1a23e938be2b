import { getEventEnd, type LiveEvent } from '@gschool/domain';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** What a calendar file is made of beside the events. */
export interface CalendarFacts {
  /** The calendar's name in programs that show one. */
  name: string;
  /** Epoch milliseconds: when the file was made. */
  now: number;
  /** Tells this school's events from every other's; the same for ever. */
  school: string;
  /** The absolute address of an event's page. */
  pageOf: (id: string) => string;
  /** What the reminder says an hour before, when the doors open. */
  reminder: string;
  /** BCP 47, of the names and texts around the events. */
  language: string;
}

/** Seconds. */
const HOUR = 3600;

/** What no calendar can hold: control characters other than a new line and a tab. */
// eslint-disable-next-line no-control-regex
const clean = (text: string): string => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');

/**
 * Events as an iCalendar text (RFC 5545) that any calendar reads: instants in UTC, so that each
 * program shows them in its own zone, and one id for ever, so that saving twice keeps one.
 */
export function calendarFile(events: readonly LiveEvent[], facts: CalendarFacts): string {
  const { name, now, school, pageOf, reminder, language } = facts;
  const calendar = ical({
    name: clean(name),
    prodId: { company: clean(school), product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    const page = pageOf(event.id);
    const entry = calendar.createEvent({
      id: `${event.id}@${school}`,
      stamp: new Date(now),
      start: new Date(event.startsAt),
      end: new Date(getEventEnd(event)),
      summary: clean(event.title),
      description: clean([event.description, page].filter(Boolean).join('\n\n')),
      location: page,
      url: page,
      status: ICalEventStatus.CONFIRMED,
    });
    entry.createAlarm({
      type: ICalAlarmType.display,
      trigger: HOUR,
      description: clean(reminder),
    });
  }
  return calendar.toString();
}
