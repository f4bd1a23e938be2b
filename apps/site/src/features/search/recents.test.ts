import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { clearSearches, writeSearches, readSearches } from '../../shared/recentSearches';
import { parseRecents, withoutRecent, withRecent } from './recents';

describe('recent searches', () => {
  it('have the newest first and no duplicates, ignoring case and accents', () => {
    const recents = ['elan', 'Hips', 'core'].reduce(withRecent, [
      'kettlebell',
    ] as readonly string[]);
    expect(withRecent(recents, ' HIPS ')).toEqual(['HIPS', 'core', 'elan', 'kettlebell']);
    expect(withRecent(recents, 'Élan')[0]).toBe('Élan');
    expect(withRecent(recents, 'Élan')).toHaveLength(4);
  });

  it('ignore single letters, and are at most eight', () => {
    expect(withRecent([], 'a')).toEqual([]);
    const queries = Array.from({ length: 20 }, (_, i) => `word ${i}`);
    expect(queries.reduce(withRecent, [] as readonly string[])).toHaveLength(8);
  });

  it('are removed one by one', () => {
    expect(withoutRecent(['a b', 'core'], 'core')).toEqual(['a b']);
  });

  it('parse any stored text', () => {
    expect(parseRecents('["hips", 7, null, ""]')).toEqual(['hips']);
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.json(), fc.string())), (text) => {
        expect(parseRecents(text).every((one) => typeof one === 'string')).toBe(true);
      }),
    );
  });
});

describe('the stored searches', () => {
  afterEach(() => vi.unstubAllGlobals());

  const withStorage = (values: Record<string, string>) => {
    const storage = Object.defineProperties(values, {
      getItem: { value: (key: string) => values[key] ?? null },
      setItem: { value: (key: string, text: string) => void (values[key] = text) },
      removeItem: { value: (key: string) => void delete values[key] },
    });
    vi.stubGlobal('window', { localStorage: storage });
    return values;
  };

  it('are separate for each member, and cleared for all at sign-out', () => {
    const values = withStorage({ 'gschool.timezone': 'UTC' });
    writeSearches('mira', '["hips"]');
    writeSearches('lena', '["core"]');
    expect(readSearches('mira')).toBe('["hips"]');
    clearSearches();
    expect(values).toEqual({ 'gschool.timezone': 'UTC' });
  });

  it('are not cleared as a cache', () => {
    const values = withStorage({});
    writeSearches('mira', '[]');
    expect(Object.keys(values).filter((key) => key.toLowerCase().includes('cache'))).toEqual([]);
    expect(Object.keys(values)).toHaveLength(1);
  });

  it('work without storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    writeSearches('mira', '["hips"]');
    clearSearches();
    expect(readSearches('mira')).toBeNull();
  });
});
