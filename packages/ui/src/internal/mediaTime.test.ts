import { expect, test } from 'vitest';

import { formatTime, formatDuration } from './mediaTime';
import { player } from '../messages/ar/player';
import { playerMessages } from '../media/Player/messages';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3599, '59:59'],
  [3845, '1:04:05'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
])('formatTime: %d seconds', (seconds, text) => expect(formatTime(seconds)).toBe(text));

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [80, '1 minute 20 seconds'],
  [600, '10 minutes'],
  [3661, '1 hour 1 minute 1 second'],
])('formatDuration: %d seconds', (seconds, text) =>
  expect(formatDuration(seconds, playerMessages)).toBe(text),
);

test('joins the parts with “and” in Arabic', () => {
  expect(formatDuration(80, player)).toBe('دقيقة واحدة و20 ثانية');
});
