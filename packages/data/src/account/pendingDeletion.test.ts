import { describe, expect, it } from 'vitest';

import {
  isDeletionPending,
  deletionKey,
  markDeletionStarted,
  clearDeletionMark,
} from './pendingDeletion';

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

describe('the mark of a started deletion', () => {
  it('applies to one member in every tab of the browser', () => {
    const storage = aStorage();
    storage.setItem(deletionKey('another-tab'), '1');
    expect(isDeletionPending('another-tab', () => storage)).toBe(true);
    expect(isDeletionPending('unknown', () => storage)).toBe(false);
    markDeletionStarted('mira', () => storage);
    expect([...storage.map.keys()]).toContain(deletionKey('mira'));
    clearDeletionMark('mira', () => storage);
    expect(isDeletionPending('mira', () => storage)).toBe(false);
  });

  it('lasts as long as the page where storage is blocked', () => {
    markDeletionStarted('mira', refusing);
    expect(isDeletionPending('mira', refusing)).toBe(true);
    clearDeletionMark('mira', refusing);
    expect(isDeletionPending('mira', refusing)).toBe(false);
  });

  it('is not removed by clear-all', () => expect(deletionKey('mira')).not.toMatch(/cache/i));
});
