import { formatLongDate } from '@gschool/domain';
import { expect, it } from 'vitest';

import { posts } from '../../content/blog/posts';
import { formatLongPostDate, formatPostDate } from './formatPostDate';

it('formats the long date like formatLongDate in both languages', () => {
  for (const { publishedOn: day } of posts) {
    for (const locale of ['en', 'en-US', 'ar']) {
      const expected = formatLongDate(`${day}T12:00:00Z`, { zone: 'UTC', locale });
      expect(formatLongPostDate(day, locale)).toBe(expected);
    }
  }
});

it('leaves out the weekday in lists', () => {
  expect(formatPostDate('2026-11-12', 'en')).toBe('November 12, 2026');
});
