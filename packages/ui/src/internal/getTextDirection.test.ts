import { expect, it } from 'vitest';

import { getTextDirection } from './getTextDirection';

it.each([
  ['mara@gschool.example', 'ltr'],
  ['نور حداد', 'rtl'],
  ['«نور»', 'rtl'],
  ['+49 30 1234', 'ltr'],
  ['2027 خطة', 'rtl'],
])('finds the direction of %j by its first letter', (text, direction) => {
  expect(getTextDirection(text)).toBe(direction);
});
