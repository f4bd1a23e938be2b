import { getEventEnd, type LiveEvent } from '@gschool/domain';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** The values of a calendar file, except the events. */
export interface CalendarOptions {
  /** The calendar's name in calendar programs. */
  name: string;
  /** When the file was made, in epoch milliseconds. */
  now: number;
  /** Suffix of the event ids. It identifies the school and never changes. */
  uidDomain: string;
  /** Returns the absolute URL of an event's page. */
  getEventUrl: (id: string) => string;
  /** Text of the reminder, one hour before the start. */
  reminder: string;
  /** BCP 47 tag of the texts. */
  language: string;
}

const HOUR_SECONDS = 3600;

/** Calendars do not accept control characters, except line breaks and tabs. */
const removeControlCharacters = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- it matches control characters
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');

/**
 * Creates an iCalendar text (RFC 5545). Times are in UTC, so that each program shows them in its
 * own zone. Ids never change, so that saving an event twice does not duplicate it.
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
      end: new Date(getEventEnd(event)),
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
