import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStorage } from '../cache/testing/memoryStorage';
import { readTimezone, systemTimezone, TIMEZONE_KEY, writeTimezone } from './timezone';

const forbidden = (): never => {
  throw new Error('SecurityError');
};

/** Not UTC, which is the zone of many machines. */
const MACHINE_ZONE = 'Asia/Kathmandu';

beforeEach(() => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: MACHINE_ZONE };
  });
});
afterEach(() => vi.restoreAllMocks());

describe('time zone', () => {
  it('is the stored one, else the machine’s', () => {
    const storage = memoryStorage();
    expect(readTimezone(() => storage)).toBe(MACHINE_ZONE);
    writeTimezone(() => storage, 'Asia/Tokyo');
    expect(readTimezone(() => storage)).toBe('Asia/Tokyo');
    writeTimezone(() => storage, 'Moon/Base');
    expect(readTimezone(() => storage)).toBe('Asia/Tokyo');
  });

  it('ignores an invalid value and blocked storage', () => {
    expect(readTimezone(() => memoryStorage({ [TIMEZONE_KEY]: 'x' }))).toBe(MACHINE_ZONE);
    expect(readTimezone(forbidden)).toBe(MACHINE_ZONE);
    expect(() => writeTimezone(forbidden, 'UTC')).not.toThrow();
  });

  it('of the machine is read once for a list, and again later', async () => {
    const read = vi.mocked(Intl.DateTimeFormat.prototype.resolvedOptions);
    const zones = Array.from({ length: 30 }, systemTimezone);
    expect(new Set(zones)).toEqual(new Set([MACHINE_ZONE]));
    expect(read).toHaveBeenCalledOnce();
    await Promise.resolve();
    read.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
    expect(systemTimezone()).toBe('Asia/Tokyo');
  });

  it('has a fixed key, which clear-all does not remove', () => {
    expect(TIMEZONE_KEY).toBe('gschool.timezone');
  });
});
