import { describe, expect, it } from 'vitest';

import { fromTexts, readText, toTexts } from './entryTexts';

describe('the texts of an entry', () => {
  it('are plain if they exist only in the language of the school', () => {
    expect(toTexts('Hinge', 'en')).toEqual({ en: 'Hinge' });
    expect(fromTexts({ en: 'Hinge' }, 'en')).toBe('Hinge');
    expect(fromTexts({ en: 'Hinge', ar: '' }, 'en')).toBe('Hinge');
    expect(fromTexts({}, 'en')).toBe('');
  });

  it('keep every translation, also before the original exists', () => {
    expect(fromTexts({ en: 'Hinge', ar: 'انحناء' }, 'en')).toEqual({ en: 'Hinge', ar: 'انحناء' });
    expect(fromTexts({ en: '', ar: 'انحناء' }, 'en')).toEqual({ ar: 'انحناء' });
    expect(toTexts(fromTexts({ en: '', ar: 'انحناء' }, 'en'), 'en')).toEqual({ ar: 'انحناء' });
  });

  it('are read in the first language that has one', () => {
    expect(readText({ en: 'Hinge', ar: 'انحناء' }, 'ar', 'en')).toBe('انحناء');
    expect(readText('Hinge', 'ar', 'en')).toBe('Hinge');
    expect(readText({ ar: 'انحناء' }, 'en', 'en')).toBe('انحناء');
    expect(readText(undefined, 'en', 'en')).toBe('');
  });
});
