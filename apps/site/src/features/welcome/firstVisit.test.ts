import { describe, expect, it } from 'vitest';

import { isFirstVisit, rememberWelcome } from './firstVisit';

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
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const refusing = {
  getItem: () => {
    throw new Error('no');
  },
  setItem: () => {
    throw new Error('no');
  },
};

describe('the welcome', () => {
  it.each([
    ['has just enrolled', profile(minutes(1)), true],
    ['enrolled yesterday and read the mail today', profile(minutes(1440)), true],
    ['enrolled two weeks ago', profile(minutes(14 * 1440)), false],
    ['has a clock that is a little slow', profile(minutes(-5)), true],
    ['has a clock of another year', profile(minutes(-600_000)), false],
    ['has answered', profile(minutes(1), ['goal:calm']), false],
    ['has a profile without a date', profile(''), false],
    ['has no profile yet', null, false],
  ])('for somebody who %s', (_, who, isFirst) => {
    expect(isFirstVisit(who, now, storage())).toBe(isFirst);
  });

  it('comes once, for each member of a browser', () => {
    const kept = storage();
    rememberWelcome('ann', kept);
    expect(isFirstVisit(profile(minutes(1)), now, kept)).toBe(false);
    expect(isFirstVisit({ ...profile(minutes(1)), uid: 'bob' }, now, kept)).toBe(true);
  });

  it.each([null, refusing])('does without storage', (none) => {
    rememberWelcome('ann', none);
    expect(isFirstVisit(profile(minutes(1)), now, none)).toBe(true);
  });
});
