import { describe, expect, it } from 'vitest';

import { localizeCatalogue, localizeDetails, localizeEvent } from '../catalogue/localizeCatalogue';
import type { ClassDetails, LiveEvent } from '../catalogue/types';
import { localizeProduct } from '../shop/localizeProduct';
import { aProduct } from '../shop/testing/goods';
import { aCatalogue, aClass } from '../testing/samples';
import { allTexts, localize, type Translated } from './localize';

const both: Translated<'title' | 'description'> & { title: string; description: string } = {
  title: 'Evening folds',
  description: 'Dim the lights.',
  translations: { ar: { title: 'انحناءات المساء' } },
};
const fields = ['title', 'description'] as const;

describe('localize', () => {
  it('returns the entity itself in the stored language', () => {
    expect(localize(both, fields, { stored: 'en', reader: 'en' })).toBe(both);
  });

  it('shows the translation, and marks what has none with the stored language', () => {
    const shown = localize(both, fields, { stored: 'en', reader: 'ar' });
    expect(shown.title).toBe('انحناءات المساء');
    expect(shown.description).toBe('Dim the lights.');
    expect(shown.lang).toEqual({ description: 'en' });
  });

  it('marks everything for a reader whose language does not exist', () => {
    const shown = localize(both, fields, { stored: 'en', reader: 'de' });
    expect(shown.title).toBe('Evening folds');
    expect(shown.lang).toEqual({ title: 'en', description: 'en' });
  });

  it('marks no empty text', () => {
    const shown = localize({ ...both, description: '' }, fields, { stored: 'en', reader: 'ar' });
    expect(shown.lang).toEqual({});
  });

  it('keeps the text of every language for the search, the shown one first', () => {
    const shown = localize(both, fields, { stored: 'en', reader: 'ar' });
    expect(allTexts(shown, 'title')).toEqual(['انحناءات المساء', 'Evening folds']);
    expect(allTexts(both, 'title')).toEqual(['Evening folds', 'انحناءات المساء']);
    expect(allTexts(shown, 'description')).toEqual(['Dim the lights.']);
  });
});

describe('localizeCatalogue', () => {
  const catalogue = aCatalogue({
    classes: [
      aClass({ id: 'a', title: 'A', translations: { ar: { title: 'ألف' } } }),
      aClass({ id: 'b', title: 'B', styleId: 'none', styleName: 'None', instructorId: null }),
    ],
    styles: [{ id: 'yoga', name: 'Yoga', translations: { ar: { name: 'اليوغا' } } }],
    instructors: [{ id: 'noor', name: 'Noor Haddad', bio: 'B.', portrait: '' }],
  });

  it('puts the names of styles and instructors on the cards', () => {
    const [a, b] = localizeCatalogue(catalogue, 'ar').classes;
    expect(a).toMatchObject({
      title: 'ألف',
      styleName: 'اليوغا',
      instructorName: 'Noor Haddad',
      lang: { instructorName: 'en' },
    });
    expect(b).toMatchObject({
      title: 'B',
      styleName: 'None',
      lang: { title: 'en', styleName: 'en' },
    });
  });

  it('gives the same object for the same language, and the stored one for its own', () => {
    expect(localizeCatalogue(catalogue, 'ar')).toBe(localizeCatalogue(catalogue, 'ar'));
    expect(localizeCatalogue(catalogue, 'en')).toBe(catalogue);
  });

  it('serves a catalog that is written in Arabic to readers of English', () => {
    const arabic = { ...catalogue, language: 'ar' };
    expect(localizeCatalogue(arabic, 'ar')).toBe(arabic);
    expect(localizeCatalogue(arabic, 'en').classes[1]?.lang?.title).toBe('ar');
  });
});

it('translates the chapters of a class one by one', () => {
  const details: ClassDetails = {
    ...aClass({ id: 'a' }),
    description: '',
    chapters: [
      { title: 'Arrive', startSeconds: 0 },
      { title: 'Rest', startSeconds: 60 },
    ],
    chapterTitles: { ar: ['البداية', ''] },
  };
  expect(localizeDetails(details, 'ar').chapters).toEqual([
    { title: 'البداية', startSeconds: 0 },
    { title: 'Rest', startSeconds: 60, lang: 'en' },
  ]);
  expect(localizeDetails(details, 'en')).toBe(details);
});

it('translates an event', () => {
  const event: LiveEvent = {
    id: 'tea',
    title: 'Breath and tea',
    startsAt: '2026-12-01T15:00:00.000Z',
    durationMinutes: 40,
    instructorName: null,
    instructorId: null,
    hasReplay: false,
    description: 'Bring a cup.',
    poster: '',
    translations: { ar: { title: 'نَفَس وشاي' } },
  };
  expect(localizeEvent(event, 'ar')).toMatchObject({
    title: 'نَفَس وشاي',
    lang: { description: 'en' },
  });
});

describe('localizeProduct', () => {
  const tee = aProduct('tee', undefined, {
    name: 'Studio tee',
    details: ['100% cotton'],
    translations: { ar: { name: 'قميص الاستوديو' } },
    lineTranslations: { ar: ['قطن 100%'] },
  });

  it('translates name and details, and marks what stays', () => {
    expect(localizeProduct(tee, 'ar')).toMatchObject({
      name: 'قميص الاستوديو',
      details: ['قطن 100%'],
    });
    const { lineTranslations: _, ...plain } = tee;
    expect(localizeProduct(plain, 'ar')).toMatchObject({ detailsLang: 'en' });
  });
});
