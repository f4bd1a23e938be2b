import { describe, expect, it } from 'vitest';

import { memoryStorage } from '../cache/testing/memoryStorage';
import {
  isDeletionPending,
  deletionKey,
  markDeletionStarted,
  clearDeletionMark,
} from './pendingDeletion';

const refusing = (): never => {
  throw new DOMException('no', 'SecurityError');
};

describe('the mark of a started deletion', () => {
  it('applies to one member in every tab of the browser', () => {
    const storage = memoryStorage();
    storage.setItem(deletionKey('another-tab'), '1');
    expect(isDeletionPending('another-tab', () => storage)).toBe(true);
    expect(isDeletionPending('unknown', () => storage)).toBe(false);
    markDeletionStarted('mira', () => storage);
    expect(storage.getItem(deletionKey('mira'))).not.toBeNull();
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
