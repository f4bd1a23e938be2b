import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeChoices, defaultChoices, PLAYER_KEY, type PlayerChoices } from './playerChoices';

const chosen: PlayerChoices = {
  volume: { volume: 0.35, isMuted: true },
  captionStyle: { size: 'huge', color: 'yellow', background: 'none', edge: 'outline' },
  isAutoplayOn: false,
};

describe('how a member likes the player', () => {
  it('comes back as it was kept', () => {
    expect(decodeChoices(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"volume'],
    ['another kind of thing', '[1, 2]'],
    ['null', 'null'],
  ])('is as before anybody chose where there is %s', (_what, text) => {
    expect(decodeChoices(text)).toEqual(defaultChoices);
  });

  it('keeps what it understands beside what it does not', () => {
    const kept = {
      ...chosen,
      volume: { volume: 7, isMuted: true },
      captionStyle: { size: 'vast' },
    };
    expect(decodeChoices(JSON.stringify(kept))).toEqual({
      volume: { volume: 1, isMuted: true },
      captionStyle: defaultChoices.captionStyle,
      isAutoplayOn: false,
    });
  });

  it('gives the player only what it knows, whatever lies in the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { volume, captionStyle } = decodeChoices(
          JSON.stringify({ volume: value, captionStyle: value, isAutoplayOn: value }),
        );
        expect(volume.volume).toBeGreaterThanOrEqual(0);
        expect(volume.volume).toBeLessThanOrEqual(1);
        expect(['small', 'medium', 'large', 'huge']).toContain(captionStyle.size);
      }),
    );
  });

  it('survives the clearing of caches', () => {
    expect(PLAYER_KEY).not.toContain('cache');
  });
});
