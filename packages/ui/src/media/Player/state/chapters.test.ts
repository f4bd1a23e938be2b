import { expect, test } from 'vitest';

import { chapterIndexAt, chapterTitleAt } from './chapters';

const chapters = [
  { title: 'Warm up', startSeconds: 5 },
  { title: 'Flow', startSeconds: 60 },
];

test.each([
  [0, -1, ''],
  [4.9, -1, ''],
  [5, 0, 'Warm up'],
  [59.9, 0, 'Warm up'],
  [60, 1, 'Flow'],
  [9999, 1, 'Flow'],
])('at %d s, chapter %d is current', (seconds, index, title) => {
  expect(chapterIndexAt(chapters, seconds)).toBe(index);
  expect(chapterTitleAt(chapters, seconds)).toBe(title);
});

test('a video without chapters has no current chapter', () => {
  expect(chapterIndexAt([], 10)).toBe(-1);
  expect(chapterTitleAt([], 10)).toBe('');
});
