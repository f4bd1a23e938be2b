import { AppError } from '@gschool/domain';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { mapDocuments, toCheckoutStatus, toPlan, toPrice, toSubscription } from './payment';

afterEach(() => vi.restoreAllMocks());

const price = { active: true, unit_amount: 1900, currency: 'usd', interval: 'month' };
const at = (ms: number) => ({ toMillis: () => ms });

describe('prices', () => {
  it.each([
    [
      'in the current format of the extension',
      { ...price, interval_count: 3, trial_period_days: 7 },
    ],
    [
      'in the nested format',
      {
        ...price,
        interval: undefined,
        recurring: { interval: 'month', interval_count: 3, trial_period_days: 7 },
      },
    ],
  ])('are read %s', (_, data) => {
    expect(toPrice(data, 'p')).toEqual({
      id: 'p',
      money: { amount: 1900, currency: 'usd' },
      interval: 'month',
      intervalCount: 3,
      trialDays: 7,
    });
  });

  it.each([
    ['is no longer sold', { ...price, active: false }],
    ['is paid once', { ...price, interval: null }],
    ['has an unknown billing interval', { ...price, interval: 'fortnight' }],
  ])('leave out one that %s', (_, data) => {
    expect(toPrice(data, 'p')).toBeNull();
  });

  it.each([
    ['a fraction of a cent', { ...price, unit_amount: 19.5 }],
    ['a text', { ...price, unit_amount: '1900' }],
    ['a negative amount', { ...price, unit_amount: -1 }],
    ['an invalid currency', { ...price, currency: 'US$' }],
    ['no currency', { ...price, currency: undefined }],
    ['no document', null],
  ])('refuse %s', (_, data) => {
    expect(() => toPrice(data, 'p')).toThrow(AppError);
  });

  it('treat invalid counts as missing', () => {
    expect(toPrice({ ...price, interval_count: 0, trial_period_days: -3 }, 'p')).toMatchObject({
      intervalCount: 1,
      trialDays: 0,
    });
  });
});

describe('plans', () => {
  it('read what they include, their order and their recommendation from the metadata', () => {
    const metadata = {
      includes_10: 'last',
      includes: 'Every class | Live events|',
      includes_2: 'Series\n\nHistory',
      recommended: 'true',
      order: '2',
      other: 'x',
    };
    expect(toPlan({ name: 'School', description: 'All.', metadata }, 'school', [])).toEqual({
      id: 'school',
      name: 'School',
      description: 'All.',
      includes: ['Every class', 'Live events', 'Series', 'History', 'last'],
      isRecommended: true,
      order: 2,
      prices: [],
    });
  });

  it('work without metadata, and come last', () => {
    const plan = toPlan({ name: 'School', metadata: null }, 'school', []);
    expect(plan).toMatchObject({ includes: [], isRecommended: false, description: '' });
    expect(plan.order).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toPlan({ name: '' }, 'school', [])).toThrow(AppError);
  });
});

describe('subscriptions', () => {
  it('read dates and references of the SDK', () => {
    const data = {
      status: 'active',
      product: { id: 'school' },
      price: { id: 'month' },
      created: at(1),
      current_period_end: at(100),
      trial_end: at(50),
      cancel_at_period_end: true,
      cancel_at: at(90),
      ended_at: null,
    };
    expect(toSubscription(data, 's')).toEqual({
      id: 's',
      status: 'active',
      planId: 'school',
      priceId: 'month',
      createdAt: 1,
      periodEndsAt: 100,
      trialEndsAt: 50,
      endsWithPeriod: true,
      cancelsAt: 90,
      endedAt: null,
    });
  });

  it('return null for other types', () => {
    expect(toSubscription({ status: 7, product: 'x', created: 'soon', price: {} }, 's')).toEqual({
      id: 's',
      status: '',
      planId: null,
      priceId: null,
      createdAt: null,
      periodEndsAt: null,
      trialEndsAt: null,
      endsWithPeriod: false,
      cancelsAt: null,
      endedAt: null,
    });
  });
});

describe('checkouts', () => {
  it.each([
    ['there is no document', null, { state: 'missing' }],
    ['there is no response yet', { mode: 'subscription' }, { state: 'waiting' }],
    [
      'there is a page',
      { url: 'https://pay.example/1' },
      { state: 'ready', url: 'https://pay.example/1' },
    ],
    [
      'it is refused',
      { error: { message: 'No such price' } },
      { state: 'refused', message: 'No such price' },
    ],
    ['it is refused without a message', { error: 'no' }, { state: 'refused', message: '' }],
    [
      'a page comes with an error',
      { url: 'https://x', error: {} },
      { state: 'refused', message: '' },
    ],
  ])('report that %s', (_, data, answer) => {
    expect(toCheckoutStatus(data, 'c')).toEqual(answer);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/checkout', 'ftp://x'])(
    'refuse the URL %s',
    (url) => {
      expect(() => toCheckoutStatus({ url }, 'c')).toThrow(AppError);
    },
  );
});

describe('arbitrary values', () => {
  it('return a value or throw an AppError', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const mappers = [
      toPrice,
      toSubscription,
      toCheckoutStatus,
      (data: unknown, id: string) => toPlan(data, id, []),
    ];
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        for (const map of mappers) {
          try {
            map(data, 'x');
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
        }
        expect(mapDocuments([{ id: 'x', data: () => data }], toPrice).length).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('are left out of a list: invalid ones with a warning, null ones without', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const documents = [price, { ...price, active: false }, { ...price, unit_amount: 'x' }].map(
      (data, n) => ({ id: `p${n}`, data: () => data }),
    );
    expect(mapDocuments(documents, toPrice).map(({ id }) => id)).toEqual(['p0']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
