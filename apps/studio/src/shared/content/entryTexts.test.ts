import { describe, expect, it } from 'vitest';

import { changeText, readText } from './entryTexts';

describe('a text of an entry', () => {
  it('is plain if it exists only in the language of the school', () => {
    expect(changeText(undefined, 'en', 'Hinge', 'en')).toBe('Hinge');
    expect(changeText({ en: 'Hinge', ar: 'انحناء' }, 'ar', '', 'en')).toBe('Hinge');
    expect(changeText('Hinge', 'en', '', 'en')).toBe('');
  });

  it('keeps every translation, also while the original is missing', () => {
    expect(changeText('Hinge', 'ar', 'انحناء', 'en')).toEqual({ en: 'Hinge', ar: 'انحناء' });
    const translated = changeText({ en: 'Hinge', ar: 'انحناء' }, 'en', '', 'en');
    expect(translated).toEqual({ ar: 'انحناء' });
    expect(changeText(translated, 'en', 'Bend', 'en')).toEqual({ en: 'Bend', ar: 'انحناء' });
  });

  it('keeps the spaces at the end while someone types', () => {
    expect(changeText('Find', 'en', 'Find ', 'en')).toBe('Find ');
  });

  it('is read in the first language that has it', () => {
    expect(readText({ en: 'Hinge', ar: 'انحناء' }, 'ar', 'en')).toBe('انحناء');
    expect(readText('Hinge', 'ar', 'en')).toBe('Hinge');
    expect(readText({ ar: 'انحناء' }, 'en', 'en')).toBe('انحناء');
    expect(readText(undefined, 'en', 'en')).toBe('');
    // A draft may have anything.
    expect(readText(7, 'en', 'en')).toBe('');
  });
});
