import { describe, expect, it } from 'vitest';

import { lifetimes } from '../cache/lifetimes';
import { getPlaybackLifetime, getRenewalDelay, withoutEnded } from './playbackRenewal';

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

  it('are renewed when they are no longer fresh, at most once a minute', () => {
    expect(getRenewalDelay(playback(now + 360 * MINUTE), now)).toBe(330 * MINUTE);
    expect(getRenewalDelay(playback(now + 30 * MINUTE), now)).toBe(MINUTE);
    expect(getRenewalDelay(playback(now - 1), now)).toBe(MINUTE);
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
    expect(getRenewalDelay(playback(), now)).toBe(false);
    expect(withoutEnded(playback())).toEqual(playback());
    expect(withoutEnded(null)).toBeNull();
  });
});
