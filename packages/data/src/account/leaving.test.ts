import { describe, expect, it } from 'vitest';
import { isLeaving, leavingKey, markLeaving, unmarkLeaving } from './leaving';

const aStorage = () => {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};
const refusing = (): never => {
  throw new DOMException('no', 'SecurityError');
};

describe('the note of a deletion that has begun', () => {
  it('is seen by every tab of the browser, and is of one member', () => {
    const storage = aStorage();
    storage.setItem(leavingKey('another-tab'), '1');
    expect(isLeaving('another-tab', () => storage)).toBe(true);
    expect(isLeaving('nobody', () => storage)).toBe(false);
    markLeaving('mira', () => storage);
    expect([...storage.map.keys()]).toContain(leavingKey('mira'));
    unmarkLeaving('mira', () => storage);
    expect(isLeaving('mira', () => storage)).toBe(false);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    markLeaving('mira', refusing);
    expect(isLeaving('mira', refusing)).toBe(true);
    unmarkLeaving('mira', refusing);
    expect(isLeaving('mira', refusing)).toBe(false);
  });

  it('outlives the caches', () => expect(leavingKey('mira')).not.toMatch(/cache/i));
});
