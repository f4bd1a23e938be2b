import { expect, it } from 'vitest';

import { formatMachineDate } from './dates';
import { formatMachineDateTime, formatMachineTime } from './times';

/** The parts of a text between which a line can end. */
const getParts = (text: string): readonly string[] =>
  text.split(' ').map((part) => part.replaceAll('\u00A0', ' '));

// In the zone of the machine.
const instant = new Date(2026, 10, 21, 18, 30).toISOString();

it('never ends a line within a date or a time', () => {
  expect(getParts(formatMachineDate(instant, 'en-US'))).toEqual(['Nov 21, 2026']);
  expect(getParts(formatMachineTime(instant, 'en-US'))).toEqual(['6:30 PM']);
  expect(getParts(formatMachineDate(instant, 'ar'))).toHaveLength(1);
});

it('lets a line end after the weekday and after the date', () => {
  expect(getParts(formatMachineDateTime(instant, 'en-US'))).toEqual([
    'Sat,',
    'Nov 21, 2026,',
    '6:30 PM',
  ]);
});
