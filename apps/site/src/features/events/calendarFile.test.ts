import type { LiveEvent } from '@gschool/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';

import { createCalendarFile } from './calendarFile';

const options = {
  name: 'Gschool: live events',
  now: Date.parse('2026-11-20T08:00:00Z'),
  uidDomain: 'events.demo-gschool',
  getEventUrl: (id: string) => `https://gschool.example/events/${id}`,
  reminder: 'Doors are open.',
  language: 'en',
};
const event = (changes: Partial<LiveEvent> = {}): LiveEvent => ({
  id: 'long-flow',
  title: 'The long, slow flow',
  startsAt: '2026-11-23T16:00:00.000Z',
  durationMinutes: 75,
  instructorId: null,
  instructorName: 'Lena',
  description: 'Yoga; then rest.',
  poster: '',
  hasReplay: false,
  ...changes,
});

/** Parses a file with an independent library. */
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

describe('a calendar file', () => {
  it('contains every detail of an event', () => {
    const text = createCalendarFile([event()], options);
    const [read] = readBack(text);
    expect(read?.uid).toBe('long-flow@events.demo-gschool');
    expect(read?.summary).toBe('The long, slow flow');
    expect(read?.description).toBe('Yoga; then rest.\n\nhttps://gschool.example/events/long-flow');
    expect(read?.component.getFirstPropertyValue('url')).toBe(options.getEventUrl('long-flow'));
    expect(String(read?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T08:00:00Z');
    const alarm = read?.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
    expect(text).toContain('DTSTART:20261123T160000Z\r\n');
    expect(text).toContain('DTEND:20261123T171500Z\r\n');
    expect(text).not.toMatch(/TZID|(?<!\r)\n/);
  });

  // The result must not depend on the machine's time zone. The instants cover the start and end of
  // daylight saving time and the end of a year.
  it.each([
    'UTC',
    'Europe/Lisbon',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
  ])('contains the same instants when it is written in %s', (zone) => {
    process.env['TZ'] = zone;
    const starts = [
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-03-08T07:00:00.000Z',
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
      '2026-04-04T15:15:00.000Z',
      '2026-12-31T23:59:00.000Z',
    ];
    const text = createCalendarFile(
      starts.map((startsAt, n) => event({ id: `e${n}`, startsAt, durationMinutes: 60 })),
      options,
    );
    const read = readBack(text);
    expect(read.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(starts);
    for (const { startDate, endDate } of read) {
      expect(endDate.toUnixTime() - startDate.toUnixTime()).toBe(3600);
    }
  });

  it('preserves any text, on lines of at most 75 octets', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(texts, texts, (title, description) => {
        const text = createCalendarFile([event({ title: `T ${title}`, description })], options);
        const [read] = readBack(text);
        // Control characters become spaces.
        const plain = (texts: string) =>
          // oxlint-disable-next-line no-control-regex -- it matches control characters
          texts.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
        expect(read?.summary).toBe(plain(`T ${title}`));
        expect(read?.description).toContain(plain(description));
        const octets = new TextEncoder();
        for (const line of text.split('\r\n')) {
          expect(octets.encode(line).length).toBeLessThanOrEqual(75);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('prevents texts from starting a new line', () => {
    const text = createCalendarFile(
      [event({ title: 'A\r\nEND:VEVENT\nBEGIN:VEVENT', description: 'X\rATTACH:https://evil' })],
      options,
    );
    expect(readBack(text)).toHaveLength(1);
    expect(text).not.toMatch(/^ATTACH/m);
  });

  it('gives an event the same id every time, alone or with other events', () => {
    const [first] = readBack(createCalendarFile([event()], options));
    const second = readBack(
      createCalendarFile([event({ id: 'other' }), event({ title: 'Moved' })], {
        ...options,
        now: 0,
      }),
    );
    expect(second.map(({ uid }) => uid)).toEqual(['other@events.demo-gschool', first?.uid]);
  });
});
