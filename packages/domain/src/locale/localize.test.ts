import { describe, expect, it } from 'vitest';

import type { ClassDetails } from '../catalogue/types';
import { classFields } from '../documents/catalogue';
import { createEmptyDocument } from '../documents/readDocument';
import { createSampleProduct } from '../testing/products';
import { createSampleCatalogue, createSampleClass, createSampleEvent } from '../testing/samples';
import { getAllTexts } from './allTexts';
import { localize, localizeCatalogue } from './localize';
import type { Translated } from './translated';

const both: Translated<'title' | 'description'> & { title: string; description: string } = {
  title: 'Evening folds',
  description: 'Dim the lights.',
  translations: { ar: { title: 'انحناءات المساء' } },
};
describe('localize', () => {
  it('returns the entity itself in the stored language', () => {
    expect(localize(both, 'en')).toBe(both);
  });

  it('shows the translation, and marks what has none with the stored language', () => {
    const shown = localize(both, 'ar');
    expect(shown.title).toBe('انحناءات المساء');
    expect(shown.description).toBe('Dim the lights.');
    expect(shown.lang).toMatchObject({ description: 'en' });
    expect(shown.lang).not.toHaveProperty('title');
  });

  it('marks everything for a reader whose language does not exist', () => {
    const shown = localize(both, 'de');
    expect(shown.title).toBe('Evening folds');
    expect(shown.lang).toMatchObject({ title: 'en', description: 'en' });
  });

  it('shows a translation for another region, field by field', () => {
    const entity: typeof both = {
      ...both,
      translations: { 'ar-EG': { title: 'ثني الورك' }, ar: { description: 'خفّضي الإضاءة.' } },
    };
    const shown = localize(entity, 'ar');
    expect(shown).toMatchObject({ title: 'ثني الورك', description: 'خفّضي الإضاءة.' });
    expect(shown.lang).not.toHaveProperty('title');
    expect(shown.lang).not.toHaveProperty('description');
  });

  it.each([
    ['en-GB', 'en', { ar: { title: 'ألف' } }, 'Evening folds'],
    ['zh-Hans', 'zh-TW', { en: { title: 'E' }, 'zh-Hant': { title: '繁體' } }, '繁體'],
    ['pt-PT', 'pt-PT', { 'pt-BR': { title: 'Brasil' } }, 'Evening folds'],
    ['pt-BR', 'pt-PT', { 'pt-PT': { title: 'Portugal' } }, 'Portugal'],
    ['zh-TW', 'zh-Hant', { 'zh-Hans': { title: '简体' } }, 'Evening folds'],
  ])('of %s and others, shows a reader of %s the nearest one', (language, reader, texts, title) => {
    expect(localize({ ...both, language, translations: texts }, reader).title).toBe(title);
  });

  it('keeps the text of every language for the search, the shown one first', () => {
    const shown = localize(both, 'ar');
    expect(getAllTexts(shown, 'title')).toEqual(['انحناءات المساء', 'Evening folds']);
    expect(getAllTexts(both, 'title')).toEqual(['Evening folds', 'انحناءات المساء']);
    expect(getAllTexts(shown, 'description')).toEqual(['Dim the lights.']);
  });
});

describe('localizeCatalogue', () => {
  const catalogue = createSampleCatalogue({
    classes: [
      createSampleClass({
        id: 'a',
        title: 'A',
        translations: { ar: { title: 'ألف', styleName: 'اليوغا' } },
      }),
      createSampleClass({
        id: 'b',
        title: 'B',
        styleId: 'none',
        styleName: 'None',
        instructorId: null,
      }),
    ],
    styles: [{ id: 'yoga', name: 'Yoga', translations: { ar: { name: 'اليوغا' } } }],
    instructors: [{ id: 'noor', name: 'Noor Haddad', bio: 'B.', portrait: '' }],
  });

  it('puts classes, styles, instructors and series into the language of the reader', () => {
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

  it('returns the stored catalog in its own language', () => {
    expect(localizeCatalogue(catalogue, 'en')).toBe(catalogue);
  });

  it('serves a catalog that is written in Arabic to readers of English', () => {
    const arabic = { ...catalogue, language: 'ar' };
    expect(localizeCatalogue(arabic, 'ar')).toBe(arabic);
    expect(localizeCatalogue(arabic, 'en').classes[1]?.lang?.title).toBe('ar');
  });
});

it('translates the chapters of a class', () => {
  const details: ClassDetails = {
    ...createEmptyDocument(classFields, 'a'),
    ...createSampleClass({ id: 'a' }),
    chapters: [{ title: 'Arrive', startSeconds: 0 }],
    translations: { ar: { chapters: [{ title: 'البداية', startSeconds: 0 }] } },
  };
  expect(localize(details, 'ar').chapters).toEqual([{ title: 'البداية', startSeconds: 0 }]);
  expect(localize({ ...details, translations: {} }, 'ar').lang?.chapters).toBe('en');
});

it('translates an event', () => {
  const event = createSampleEvent({ translations: { ar: { title: 'نَفَس وشاي' } } });
  expect(localize(event, 'ar')).toMatchObject({
    title: 'نَفَس وشاي',
    lang: { description: 'en' },
  });
});

it('translates a product with its details, and marks what stays', () => {
  const tee = createSampleProduct('tee', undefined, {
    name: 'Studio tee',
    details: ['100% cotton'],
    translations: { ar: { name: 'تيشيرت', details: ['قطن 100%'] } },
  });
  const shown = localize(tee, 'ar');
  expect(shown).toMatchObject({ name: 'تيشيرت', details: ['قطن 100%'] });
  expect(shown.lang?.details).toBeUndefined();
  expect(localize({ ...tee, translations: {} }, 'ar').lang?.details).toBe('en');
});
