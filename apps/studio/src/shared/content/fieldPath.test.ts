import { describe, expect, it } from 'vitest';

import { isWithin, parseFieldPath } from './fieldPath';

describe('the path of a field', () => {
  it.each([
    ['title', { field: 'title', row: null, rowField: null, language: null }],
    ['title.ar', { field: 'title', row: null, rowField: null, language: 'ar' }],
    ['chapters', { field: 'chapters', row: null, rowField: null, language: null }],
    ['chapters.2.title.ar', { field: 'chapters', row: 2, rowField: 'title', language: 'ar' }],
    [
      'chapters.0.startSeconds',
      { field: 'chapters', row: 0, rowField: 'startSeconds', language: null },
    ],
    // The language of captions is a value, not the language of a text.
    ['captions.1.language', { field: 'captions', row: 1, rowField: 'language', language: null }],
    ['equipment.0', { field: 'equipment', row: 0, rowField: null, language: null }],
  ])('%s is split', (path, parts) => {
    expect(parseFieldPath(path)).toEqual(parts);
  });

  it('contains only its own parts', () => {
    expect(isWithin('title.ar', 'title')).toBe(true);
    expect(isWithin('title', 'title')).toBe(true);
    expect(isWithin('titles', 'title')).toBe(false);
  });
});
