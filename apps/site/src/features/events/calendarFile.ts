import { eventEnd, type LiveEvent } from '@gschool/domain';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** What a calendar file is made of beside the events. */
export interface CalendarOptions {
  /** The calendar's name in programs that show one. */
  name: string;
  /** Epoch milliseconds: when the file was made. */
  now: number;
  /** Tells this school's events from every other's; the same for ever. */
  uidDomain: string;
  /** The absolute address of an event's page. */
  getEventUrl: (id: string) => string;
  /** What the reminder says an hour before, when the doors open. */
  reminder: string;
  /** BCP 47, of the names and texts around the events. */
  language: string;
}

/** Seconds. */
const HOUR_SECONDS = 3600;

/** What no calendar can hold: control characters other than a new line and a tab. */
const removeControlCharacters = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');

/**
 * Events as an iCalendar text (RFC 5545) that any calendar reads: instants in UTC, so that each
 * program shows them in its own zone, and one id for ever, so that saving twice keeps one.
 */
export function createCalendarFile(events: readonly LiveEvent[], options: CalendarOptions): string {
  const { name, now, uidDomain, getEventUrl, reminder, language } = options;
  const calendar = ical({
    name: removeControlCharacters(name),
    prodId: {
      company: removeControlCharacters(uidDomain),
      product: 'Events',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    const page = getEventUrl(event.id);
    const entry = calendar.createEvent({
      id: `${event.id}@${uidDomain}`,
      stamp: new Date(now),
      start: new Date(event.startsAt),
      end: new Date(eventEnd(event)),
      summary: removeControlCharacters(event.title),
      description: removeControlCharacters([event.description, page].filter(Boolean).join('\n\n')),
      location: page,
      url: page,
      status: ICalEventStatus.CONFIRMED,
    });
    entry.createAlarm({
      type: ICalAlarmType.display,
      trigger: HOUR_SECONDS,
      description: removeControlCharacters(reminder),
    });
  }
  return calendar.toString();
}
