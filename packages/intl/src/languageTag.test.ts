import { describe, expect, it } from 'vitest';

import { getTextDirection, matchLanguage, rankLanguages } from './languageTag';

describe('the language that serves a reader', () => {
  it.each([
    ['zh-Hant', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-HK', ['zh-CN', 'zh-TW'], 'zh-TW'],
    ['zh', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['pt-PT', ['pt-BR', 'pt-PT'], 'pt-PT'],
    ['pt-BR', ['pt-PT', 'pt'], 'pt'],
    ['ar', ['en', 'ar-EG'], 'ar-EG'],
    ['ar-EG', ['ar', 'en'], 'ar'],
    ['ar-u-nu-latn', ['en', 'ar-MA'], 'ar-MA'],
    ['EN-us', ['en-US'], 'en-US'],
    ['sr-Latn', ['sr', 'sr-Latn'], 'sr-Latn'],
    ['nb', ['sv', 'no'], 'no'],
    ['no', ['da', 'nb-NO'], 'nb-NO'],
    ['en-US', ['en_GB', 'en_US'], 'en_US'],
    ['en-AU', ['en-US', 'en-GB'], 'en-GB'],
    ['en-US', ['en-GB', 'en'], 'en'],
    ['pt-AO', ['pt-BR', 'pt-PT'], 'pt-PT'],
    ['es-MX', ['es', 'es-419'], 'es-419'],
    ['es', ['es-419', 'es-ES'], 'es-ES'],
    ['fr-BE', ['fr-FR', 'fr-CA'], 'fr-FR'],
    ['pt-PT', ['eng', 'por'], 'por'],
    ['en', ['und', 'en-GB'], 'en-GB'],
    ['en', ['und'], undefined],
    ['fr', ['en', 'de'], undefined],
    ['not a tag', ['en'], undefined],
  ])('for %s, of %j, is %s', (wanted, available, expected) => {
    expect(matchLanguage(wanted, available)).toBe(expected);
  });

  it('is followed by the others that a reader understands, equals in their order', () => {
    expect(rankLanguages('zh-TW', ['en', 'zh-Hans', 'zh-HK', 'zh-Hant', 'zh-MO'])).toEqual([
      'zh-Hant',
      'zh-HK',
      'zh-MO',
      'zh-Hans',
    ]);
  });
});

it.each([
  ['ar', 'rtl'],
  ['fa-AF', 'rtl'],
  ['yi', 'rtl'],
  ['ckb', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['und-Arab', 'rtl'],
  ['pa', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['en', 'ltr'],
  ['not a tag', 'ltr'],
])('%s is written %s', (tag, direction) => {
  expect(getTextDirection(tag)).toBe(direction);
});
