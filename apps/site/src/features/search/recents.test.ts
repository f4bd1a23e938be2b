import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { forgetSearches, keepSearches, keptSearches } from '../../shared/recentSearches';
import { readRecents, withoutRecent, withRecent } from './recents';

describe('recent searches', () => {
  it('have the newest first and say nothing twice, whatever its case and accents', () => {
    const recents = ['elan', 'Hips', 'core'].reduce(withRecent, [
      'kettlebell',
    ] as readonly string[]);
    expect(withRecent(recents, ' HIPS ')).toEqual(['HIPS', 'core', 'elan', 'kettlebell']);
    expect(withRecent(recents, 'Élan')[0]).toBe('Élan');
    expect(withRecent(recents, 'Élan')).toHaveLength(4);
  });

  it('do not hold a single letter, nor more than eight', () => {
    expect(withRecent([], 'a')).toEqual([]);
    const words = Array.from({ length: 20 }, (_, i) => `word ${i}`);
    expect(words.reduce(withRecent, [] as readonly string[])).toHaveLength(8);
  });

  it('are forgotten one by one', () => {
    expect(withoutRecent(['a b', 'core'], 'core')).toEqual(['a b']);
  });

  it('survive whatever lies in the storage', () => {
    expect(readRecents('["hips", 7, null, ""]')).toEqual(['hips']);
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.json(), fc.string())), (text) => {
        expect(readRecents(text).every((one) => typeof one === 'string')).toBe(true);
      }),
    );
  });
});

describe('the memory of this device', () => {
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

  it('is one for each member, and empty for all once nobody is here', () => {
    const values = withStorage({ 'gschool.timezone': 'UTC' });
    keepSearches('mira', '["hips"]');
    keepSearches('lena', '["core"]');
    expect(keptSearches('mira')).toBe('["hips"]');
    forgetSearches();
    expect(values).toEqual({ 'gschool.timezone': 'UTC' });
  });

  it('is not among what clear-all takes for a cache', () => {
    const values = withStorage({});
    keepSearches('mira', '[]');
    expect(Object.keys(values).filter((key) => key.toLowerCase().includes('cache'))).toEqual([]);
    expect(Object.keys(values)).toHaveLength(1);
  });

  it('does without a storage that is refused', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    keepSearches('mira', '["hips"]');
    forgetSearches();
    expect(keptSearches('mira')).toBeNull();
  });
});
