import { AppError } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { isRenewingSubscription } from './isRenewingSubscription';

const where = 'customers/mira/subscriptions/one';
const aDay = { toMillis: () => Date.UTC(2027, 0, 1) };
const isRenewing = (document: unknown) => isRenewingSubscription(document, where);

describe('isRenewingSubscription', () => {
  it.each([
    // status, does it renew, ends with the paid period, has an end date
    ['active', true, false, false],
    ['trialing', true, false, false],
    ['past_due', true, false, false],
    ['unpaid', true, false, false],
    ['paused', true, false, false],
    ['incomplete', false, false, false],
    ['incomplete_expired', false, false, false],
    ['canceled', false, false, false],
    ['future_status', false, false, false],
  ])('%s: renews %s; ends with its period: %s; ends on a day: %s', (status, ...expected) => {
    const document = { status, cancel_at_period_end: false, cancel_at: null };
    expect([
      isRenewing(document),
      isRenewing({ ...document, cancel_at_period_end: true }),
      isRenewing({ ...document, cancel_at: aDay }),
    ]).toEqual(expected);
  });

  it('accepts a document without an end date', () => {
    expect(isRenewing({ status: 'active', cancel_at_period_end: false })).toBe(true);
  });

  it.each([
    ['no document', null, ''],
    ['no status', { cancel_at_period_end: true }, '.status'],
    ['no cancel_at_period_end', { status: 'active' }, '.cancel_at_period_end'],
    [
      'a cancel_at_period_end that is not a boolean',
      { status: 'unpaid', cancel_at_period_end: 1 },
      '.cancel_at_period_end',
    ],
    [
      'an invalid date',
      { status: 'active', cancel_at_period_end: false, cancel_at: '2027' },
      '.cancel_at',
    ],
  ])('throws for a document with %s', (_, document, field) => {
    let thrown: unknown;
    try {
      isRenewing(document);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AppError);
    expect(thrown).toMatchObject({
      info: { kind: 'unexpected' },
      message: `bad document: ${where}${field}`,
    });
  });
});
