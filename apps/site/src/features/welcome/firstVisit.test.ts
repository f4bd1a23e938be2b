import { describe, expect, it, vi } from 'vitest';

import { isFirstVisit, markWelcomeShown } from './firstVisit';

const now = Date.UTC(2026, 0, 1);
const minutes = (count: number) => new Date(now - count * 60_000).toISOString();
const profile = (createdAt: string, contentPreferences: readonly string[] = []) => ({
  uid: 'ann',
  createdAt,
  preferences: {
    theme: '',
    emailNotifications: true,
    newsletterSubscribed: false,
    contentPreferences,
  },
});
const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
const throwingStorage = {
  getItem: () => {
    throw new Error('no');
  },
  setItem: () => {
    throw new Error('no');
  },
};

describe('isFirstVisit', () => {
  it.each([
    ['has just enrolled', profile(minutes(1)), true],
    ['enrolled yesterday and read the mail today', profile(minutes(1440)), true],
    ['enrolled two weeks ago', profile(minutes(14 * 1440)), false],
    ['has a clock that is a little slow', profile(minutes(-5)), true],
    ['has a clock of another year', profile(minutes(-600_000)), false],
    ['has answered', profile(minutes(1), ['goal:calm']), false],
    ['has a profile without a date', profile(''), false],
    ['has no profile yet', null, false],
  ])('for a member who %s', (_, who, isFirst) => {
    expect(isFirstVisit(who, now, storage())).toBe(isFirst);
  });

  it('is true once for each member of a browser', () => {
    const values = storage();
    markWelcomeShown('ann', values);
    expect(isFirstVisit(profile(minutes(1)), now, values)).toBe(false);
    expect(isFirstVisit({ ...profile(minutes(1)), uid: 'bob' }, now, values)).toBe(true);
  });

  it('stores no uid', () => {
    const values = storage();
    const set = vi.spyOn(values, 'setItem');
    markWelcomeShown('ann', values);
    expect(set.mock.calls.join()).not.toContain('ann');
  });

  it.each([null, throwingStorage])('works without storage', (none) => {
    markWelcomeShown('ann', none);
    expect(isFirstVisit(profile(minutes(1)), now, none)).toBe(true);
  });
});
