import { describe, expect, it } from 'vitest';

import { getAccess, areas, canOpen, type Viewer } from './access';
import { isSubscribed, getSubscriptionState } from './subscription';

const viewers: Readonly<Record<string, Viewer>> = {
  visitor: null,
  member: { subscription: 'none', role: 'user' },
  subscriber: { subscription: 'active', role: 'user' },
  lapsed: { subscription: 'lapsed', role: 'user' },
  moderator: { subscription: 'active', role: 'moderator' },
  admin: { subscription: 'none', role: 'admin' },
};

describe('access', () => {
  it.each([
    ['visitor', ['public']],
    ['member', ['public', 'profile', 'search', 'history']],
    ['subscriber', ['public', 'profile', 'search', 'videos', 'library', 'history']],
    ['lapsed', ['public', 'profile', 'search', 'history']],
    ['moderator', ['public', 'profile', 'search', 'videos', 'library', 'history']],
    ['admin', ['public', 'profile', 'search', 'history', 'admin']],
  ])('a %s opens %j', (name, open) => {
    expect(areas.filter((area) => canOpen(area, viewers[name] ?? null))).toEqual(open);
  });

  it('returns what is missing', () => {
    expect(getAccess('videos', null)).toBe('signIn');
    expect(getAccess('videos', viewers.lapsed ?? null)).toBe('subscribe');
    expect(getAccess('admin', viewers.subscriber ?? null)).toBe('forbidden');
  });
});

describe('subscription', () => {
  it.each([
    ['active', true],
    ['Active', false],
    ['inactive', false],
    ['past_due', false],
    ['', false],
  ])('%s → %s', (subscriptionStatus, expected) => {
    expect(isSubscribed({ subscriptionStatus })).toBe(expected);
  });

  it.each([
    ['active', null, 'active'],
    ['inactive', null, 'none'],
    ['inactive', 5, 'lapsed'],
    ['canceled', null, 'lapsed'],
  ])('%s, token until %s → %s', (subscriptionStatus, expiresAt, expected) => {
    expect(getSubscriptionState({ subscriptionStatus }, { expiresAt })).toBe(expected);
  });

  it('is none without a profile', () => {
    expect(isSubscribed(null)).toBe(false);
    expect(getSubscriptionState(null, { expiresAt: 5 })).toBe('none');
  });
});
