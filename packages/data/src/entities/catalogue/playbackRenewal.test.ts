import { describe, expect, it } from 'vitest';

import { lifetimes } from '../../cache/lifetimes';
import { getPlaybackLifetime, getRenewalTime, withoutEnded } from './playbackRenewal';

const MINUTE = 60_000;
const now = Date.now();
const playback = (expiresAt?: number) => ({
  hls: 'a',
  captions: [],
  ...(expiresAt !== undefined && { expiresAt }),
});

describe('signed addresses', () => {
  it.each([
    ['six hours', 360, 330],
    ['an hour', 60, 30],
    ['half an hour', 30, 0],
    ['no time', 0, 0],
  ])('with %s left are fresh until half an hour before their end', (_, left, fresh) => {
    expect(getPlaybackLifetime(playback(now + left * MINUTE), now)).toBe(fresh * MINUTE);
  });

  it('are renewed half an hour before their end', () => {
    expect(getRenewalTime(playback(now + 360 * MINUTE))).toBe(now + 330 * MINUTE);
  });

  it('are not used after their end', () => {
    const open = playback(Date.now() + MINUTE);
    expect(withoutEnded(open)).toBe(open);
    expect(withoutEnded(playback(Date.now()))).toBeUndefined();
  });
});

describe('other addresses', () => {
  it('are fresh as long as a class and never renewed', () => {
    expect(getPlaybackLifetime(playback(), now)).toBe(lifetimes.video);
    expect(getRenewalTime(playback())).toBeUndefined();
    expect(withoutEnded(playback())).toEqual(playback());
    expect(withoutEnded(null)).toBeNull();
  });
});
