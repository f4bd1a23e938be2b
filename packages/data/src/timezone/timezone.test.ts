import { describe, expect, it } from 'vitest';

import { systemTimezone, readTimezone, TIMEZONE_KEY, writeTimezone } from './timezone';

const storageOf = (initial: Record<string, string> = {}) => {
  const stored = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
};
const forbidden = (): never => {
  throw new Error('SecurityError');
};

describe('time zone', () => {
  it('is the stored one, else the machine’s', () => {
    const storage = storageOf();
    expect(readTimezone(() => storage)).toBe(systemTimezone());
    writeTimezone(() => storage, 'Asia/Tokyo');
    expect(readTimezone(() => storage)).toBe('Asia/Tokyo');
    writeTimezone(() => storage, 'Moon/Base');
    expect(readTimezone(() => storage)).toBe('Asia/Tokyo');
  });

  it('ignores an invalid value and blocked storage', () => {
    expect(readTimezone(() => storageOf({ [TIMEZONE_KEY]: 'x' }))).toBe(systemTimezone());
    expect(readTimezone(forbidden)).toBe(systemTimezone());
    expect(() => writeTimezone(forbidden, 'UTC')).not.toThrow();
  });

  it('has a key that clear-all does not remove', () => {
    expect(TIMEZONE_KEY).not.toMatch(/cache/i);
  });
});
