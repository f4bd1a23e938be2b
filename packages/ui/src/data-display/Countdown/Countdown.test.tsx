import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { Countdown } from './Countdown';
import { getVisibleUnits, toTimeLeft } from './timeLeft';

const seconds = 1000;
const days = 86_400 * seconds;

test.each([
  [3 * days + 4 * 3_600_000 + 12 * 60_000, { days: 3, hours: 4, minutes: 12, seconds: 0 }],
  [59 * seconds, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5 * days, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d ms are split into units', (milliseconds, units) => {
  expect(toTimeLeft(milliseconds)).toEqual(units);
});

test('seconds are shown only in the last hour', () => {
  expect(getVisibleUnits(toTimeLeft(2 * days))).toEqual(['days', 'hours', 'minutes']);
  expect(getVisibleUnits(toTimeLeft(3_600_000))).toEqual(['hours', 'minutes']);
  expect(getVisibleUnits(toTimeLeft(3_599_000))).toEqual(['minutes', 'seconds']);
});

test('rendering does not read the clock', () => {
  const now = vi.fn(() => 0);
  const html = renderToString(<Countdown to={days} label="Starts in" now={now} />);
  expect(now).not.toHaveBeenCalled();
  expect(html).toBe(renderToString(<Countdown to={days} label="Starts in" now={now} />));
  expect(html).not.toMatch(/ style=|Starts in/);
});
