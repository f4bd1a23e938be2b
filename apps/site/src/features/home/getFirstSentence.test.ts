import { expect, test } from 'vitest';

import { getFirstSentence } from './getFirstSentence';

test.each([
  ['She teaches yoga. Her dog appears in two classes.', 'She teaches yoga.'],
  ['The class at 9.30 is hers. It is full.', 'The class at 9.30 is hers.'],
  ['تدرّب على المرونة. تجيب عن كل سؤال.', 'تدرّب على المرونة.'],
  ['هل الوقت كافٍ؟ نعم.', 'هل الوقت كافٍ؟'],
  ['  No mark at the end ', 'No mark at the end'],
  ['', ''],
])('%s', (text, expected) => {
  expect(getFirstSentence(text)).toBe(expected);
});
