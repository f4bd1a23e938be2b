import { describe, expect, it } from 'vitest';

import { matchLanguage } from './languageTag';

describe('the language that serves a reader', () => {
  it.each([
    ['zh-Hant', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['pt-PT', ['pt-BR', 'pt-PT'], 'pt-PT'],
    ['pt-BR', ['pt-PT', 'pt'], 'pt'],
    ['ar', ['en', 'ar-EG'], 'ar-EG'],
    ['ar-EG', ['ar', 'en'], 'ar'],
    ['EN-us', ['en-US'], 'en-US'],
    ['sr-Latn', ['sr', 'sr-Latn'], 'sr-Latn'],
    ['fr', ['en', 'de'], undefined],
    ['not a tag', ['en'], undefined],
  ])('for %s, of %j, is %s', (wanted, available, expected) => {
    expect(matchLanguage(wanted, available)).toBe(expected);
  });
});
