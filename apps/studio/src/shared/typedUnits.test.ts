import { expect, it } from 'vitest';

import { parseTypedDays, parseTypedMinutes, parseTypedMonths } from './typedUnits';

it.each(['45', '٤٥', '45 min', '45 minutes', '٤٥ دقيقة', '45m'])('“%s” is 45 minutes', (typed) => {
  expect(parseTypedMinutes(typed)).toBe(45);
});

it.each(['1 hour', '1h', '1 h 30', '١ ساعة', '45 s', ''])('“%s” is no minutes', (typed) => {
  expect(parseTypedMinutes(typed)).toBeUndefined();
});

it.each(['3 days', '3d', '٣ أيام', '3'])('“%s” is 3 days', (typed) => {
  expect(parseTypedDays(typed)).toBe(3);
});

it.each(['3 weeks', '3 months', '٣ أسابيع', '3.5'])('“%s” is no days', (typed) => {
  expect(parseTypedDays(typed)).toBeUndefined();
});

it.each(['3 months', '3 mo', '٣ أشهر', '۳'])('“%s” is 3 months', (typed) => {
  expect(parseTypedMonths(typed)).toBe(3);
});

it.each(['3 weeks', '3 days', '٣ أيام', '3.5'])('“%s” is no months', (typed) => {
  expect(parseTypedMonths(typed)).toBeUndefined();
});
