import { describe, expect, it } from 'vitest';

import { parseBeginning, readBeginning } from '../browser/beginning';
import { beginStepAt, chooseBeginning, drawBeginning, formatBeginning } from './instant';
import { createJourneysStep, createVitestStep } from './steps';

const kiritimati = parseBeginning('2027-02-28T23:58', 'Pacific/Kiritimati');

describe('the beginning of a run', () => {
  it('is the instant of the options, in their zone', () => {
    expect(new Date(kiritimati.at).toISOString()).toBe('2027-02-28T09:58:00.000Z');
    const options = { at: '2027-02-28T23:58', zone: 'Pacific/Kiritimati' };
    expect(chooseBeginning(options, 'a seed')).toEqual(kiritimati);
    expect(formatBeginning(kiritimati)).toBe('--at 2027-02-28T23:58 --zone Pacific/Kiritimati');
  });

  it('takes what is missing from the default of pages, which nothing but the options changes', () => {
    const { local, zone } = readBeginning({});
    expect(chooseBeginning({ at: '2028-02-29T05:30' }, undefined)).toMatchObject({ zone });
    expect(chooseBeginning({ zone: 'Asia/Kathmandu' }, undefined)).toMatchObject({ local });
    expect(chooseBeginning({}, undefined)).toBeUndefined();
  });

  it.each([
    ['2027-02-30T10:00', 'UTC', 'Not a date and time'],
    ['2027-02-28 10:00', 'UTC', 'Not a date and time'],
    ['2027-13-01T10:00', 'UTC', 'Not a date and time'],
    ['tomorrow', 'UTC', 'Not a date and time'],
    ['2027-02-28T23:58', 'Moon/Base', 'Not a time zone'],
  ])('refuses %s in %s', (at, zone, message) => {
    expect(() => chooseBeginning({ at, zone }, undefined)).toThrow(message);
  });

  it('is drawn by a seed, and can be repeated by its options', () => {
    const drawn = Array.from({ length: 200 }, (_, n) => drawBeginning(`commit ${n}`));
    expect(new Set(drawn.map(formatBeginning)).size).toBeGreaterThan(100);
    for (const { local, zone, at } of drawn) {
      expect(drawBeginning('commit 0')).toEqual(drawn[0]);
      expect(chooseBeginning({ at: local, zone }, undefined)?.at).toBe(at);
    }
  });
});

describe('a step', () => {
  const units = createVitestStep('unit', 'units', ['unit', 'dom']);
  const where = { TZ: 'Pacific/Kiritimati', TEST_AT: '2027-02-28T23:58' };

  it('of units runs under faketime', () => {
    const step = beginStepAt(units, kiritimati, true);
    expect(step.command.join(' ')).toBe(
      `env NO_FAKE_STAT=1 faketime --exclude-monotonic @1803808680 ${units.command.join(' ')}`,
    );
    expect(step.env).toMatchObject({ ...units.env, ...where });
  });

  it('of pages, emulators and tools keeps the real time, and gets the zone', () => {
    const others = [
      createJourneysStep(),
      createVitestStep('rules', 'rules', ['rules']),
      createVitestStep('tools', 'tools', ['tools']),
      createVitestStep('contract', 'contract', [], ['mocks/src/contract']),
      createVitestStep('changed', 'both', ['unit', 'tools']),
    ];
    for (const step of others) {
      const begun = beginStepAt(step, kiritimati, true);
      expect(begun.command).toEqual(step.command);
      expect(begun.env).toMatchObject(where);
    }
  });
});
