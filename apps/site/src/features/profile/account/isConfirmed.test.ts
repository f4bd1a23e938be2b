import { expect, it } from 'vitest';

import { isConfirmed } from './isConfirmed';

const email = ['member@gschool.example'];

it.each([
  ['member@gschool.example', email],
  [' Member@Gschool.example ', email],
  // Copied from the label of a page in Arabic.
  ['\u2068member@gschool.example\u2069', email],
  ['\u200emember@gschool.example', email],
  // Digits of an Arabic keyboard, and letters of a Japanese one.
  ['nia٢٠٠١@gschool.example', ['nia2001@gschool.example']],
  ['ＤＥＬＥＴＥ', ['حذف', 'DELETE']],
  ['حذف', ['حذف', 'DELETE']],
  ['delete', ['حذف', 'DELETE']],
])('accepts %j', (typed, accepted) => expect(isConfirmed(typed, accepted)).toBe(true));

it.each([
  ['', email],
  ['\u2068\u2069', email],
  ['member@gschool', email],
  ['DELETE', email],
  ['حذ', ['حذف', 'DELETE']],
])('rejects %j', (typed, accepted) => expect(isConfirmed(typed, accepted)).toBe(false));
