import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@gschool/domain';

import type { Backend } from '../backend';
import { partOf } from '../testing/partOf';
import { getClockOffset, ServerClock } from './serverClock';

const HOUR = 3_600_000;
const truth = Date.parse('2026-11-21T16:30:00.700Z');

/** A session with a correct server clock and a device clock that is ahead. */
const skewed = (ahead: number) => {
  const time = { passed: 0 };
  // A token contains whole seconds.
  const serverTime = vi.fn(async () => Math.floor((truth + time.passed) / 1000) * 1000);
  const session = { backend: async () => partOf<Backend>({ serverTime }) };
  const clock = new ServerClock(session, () => truth + time.passed + ahead);
  return { clock, serverTime, time };
};

describe('getClockOffset', () => {
  it('finds any difference to within a second and the latency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2 * HOUR, max: 2 * HOUR }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.nat(999),
        (ahead, there, back, fraction) => {
          const asked = truth + fraction;
          const token = Math.floor((asked + there) / 1000) * 1000;
          const offset = getClockOffset(asked + ahead, asked + there + back + ahead, token);
          const error = Math.abs(offset + ahead);
          expect(error).toBeLessThanOrEqual(2000 + there + back + 500);
        },
      ),
    );
  });

  it('is 0 for equal clocks, whatever the rounding', () => {
    expect(getClockOffset(truth, truth + 200, Math.floor(truth / 1000) * 1000)).toBe(0);
    expect(getClockOffset(truth, truth, Number.NaN)).toBe(0);
  });

  it('is 0 up to two seconds', () => {
    expect(getClockOffset(truth, truth, truth - 500 + 2000)).toBe(0);
    expect(getClockOffset(truth, truth, truth - 500 + 2001)).toBe(2001);
  });
});

describe('ServerClock', () => {
  it.each([-2 * HOUR, 2 * HOUR])('is right on a device that is %i ms wrong', async (ahead) => {
    const { clock } = skewed(ahead);
    const changed = vi.fn();
    clock.subscribe(changed);
    expect(clock.now()).toBe(truth + ahead);
    await clock.measure();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(Math.abs(clock.now() - truth)).toBeLessThanOrEqual(1000);
  });

  it('measures once in 15 minutes, and resets after a sign-out', async () => {
    const { clock, serverTime, time } = skewed(HOUR);
    const asked = () => serverTime.mock.calls.length;
    await Promise.all([clock.measure(), clock.measure()]);
    time.passed = 15 * 60_000 - 1;
    await clock.measure();
    expect(asked()).toBe(1);
    time.passed = 15 * 60_000;
    await clock.measure();
    expect(asked()).toBe(2);
    clock.reset();
    expect(clock.getOffset()).toBe(0);
    await clock.measure();
    expect(asked()).toBe(3);
  });

  it('uses the device’s clock after an error, and measures again', async () => {
    const { clock, serverTime } = skewed(HOUR);
    serverTime.mockRejectedValueOnce(new AppError({ kind: 'offline' }));
    await clock.measure();
    expect(clock.now()).toBe(truth + HOUR);
    await clock.measure();
    expect(Math.abs(clock.now() - truth)).toBeLessThanOrEqual(1000);
  });
});
