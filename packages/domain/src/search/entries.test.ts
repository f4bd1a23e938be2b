import { expect, test } from 'vitest';

import type { Series } from '../catalogue/types';
import { createSampleCatalogue, createSampleClass, createSampleEvent } from '../testing/samples';
import { createSearchIndex } from './createSearchIndex';
import { createCatalogueEntries, createEventEntries } from './entries';

const old = createSampleClass({ id: 'old', title: 'Old', releasedAt: '2024-01-01T00:00:00.000Z' });
const fresh = createSampleClass({
  id: 'fresh',
  title: 'Fresh',
  focus: ['hips', 'legs'],
  equipment: [],
});
const alone = createSampleClass({
  id: 'alone',
  instructorId: null,
  instructorName: null,
  styleName: 'Dance',
});
const series: Series = {
  id: 's',
  title: 'A series',
  description: 'Long words without a match',
  poster: 'art:series/reach/1',
  classIds: ['fresh', 'old', 'gone', 'alone'],
};

test('finds classes, the newest first, by style, instructor, focus and equipment', () => {
  const entries = createCatalogueEntries(createSampleCatalogue({ classes: [old, fresh] }));
  expect(entries).toEqual([
    { kind: 'class', id: 'fresh', title: 'Fresh', text: 'Yoga · Noor Haddad · hips · legs' },
    { kind: 'class', id: 'old', title: 'Old', text: 'Yoga · Noor Haddad · hips · mat' },
  ]);
});

test('finds a class by its texts in every language and by its translated tags', () => {
  const folds = createSampleClass({
    id: 'f',
    title: 'انحناءات المساء',
    translations: { en: { title: 'Evening folds' } },
  });
  const styles = [{ id: 'yoga', name: 'اليوغا', translations: { en: { name: 'Yoga' } } }];
  const translate = (word: string) => (word === 'mat' ? 'سجّادة' : word);
  const index = createSearchIndex();
  index.add(
    createCatalogueEntries(
      createSampleCatalogue({ classes: [{ ...folds, styleName: 'اليوغا' }], styles }),
      translate,
    ),
  );
  for (const query of ['انحناءات', 'evening', 'يوغا', 'yoga', 'سجادة', 'mat', 'noor']) {
    expect([query, index.find(query, 5).total]).toEqual([query, 1]);
  }
});

test('finds a series and an instructor by their classes', () => {
  const instructors = [{ id: 'noor', name: 'Noor Haddad', bio: '', portrait: '' }];
  const entries = createCatalogueEntries(
    createSampleCatalogue({ classes: [old, fresh, alone], series: [series], instructors }),
  );
  expect(entries.filter(({ kind }) => kind !== 'class')).toEqual([
    { kind: 'series', id: 's', title: 'A series', text: 'Yoga · Noor Haddad · Dance' },
    { kind: 'instructor', id: 'noor', title: 'Noor Haddad', text: 'Yoga' },
  ]);
});

test('finds an event by its instructor and description', () => {
  const event = createSampleEvent();
  const now = Date.parse('2026-12-01T15:30:00.000Z');
  const over = { ...event, id: 'b', instructorName: 'Yuki', durationMinutes: 30 };
  expect(createEventEntries([event, over], now)).toMatchObject([
    {
      kind: 'event',
      id: 'tea',
      title: 'Breath and tea',
      text: '',
      body: 'Bring a cup.',
      isRankedLast: false,
    },
    { id: 'b', text: 'Yuki', body: 'Bring a cup.', isRankedLast: true },
  ]);
});
