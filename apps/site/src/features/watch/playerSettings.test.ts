import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  parsePlayerSettings,
  defaultPlayerSettings,
  PLAYER_SETTINGS_KEY,
  type PlayerSettings,
} from './playerSettings';

const customSettings: PlayerSettings = {
  volume: { volume: 0.35, isMuted: true },
  captionStyle: { size: 'huge', color: 'yellow', background: 'none', edge: 'outline' },
  isAutoplayOn: false,
};

describe('the player settings', () => {
  it('are parsed as they were stored', () => {
    expect(parsePlayerSettings(JSON.stringify(customSettings))).toEqual(customSettings);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"volume'],
    ['an array', '[1, 2]'],
    ['null', 'null'],
  ])('are the defaults for %s', (_what, text) => {
    expect(parsePlayerSettings(text)).toEqual(defaultPlayerSettings);
  });

  it('keep valid values beside invalid ones', () => {
    const stored = {
      ...customSettings,
      volume: { volume: 7, isMuted: true },
      captionStyle: { size: 'vast' },
    };
    expect(parsePlayerSettings(JSON.stringify(stored))).toEqual({
      volume: { volume: 1, isMuted: true },
      captionStyle: defaultPlayerSettings.captionStyle,
      isAutoplayOn: false,
    });
  });

  it('are valid for any stored value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { volume, captionStyle } = parsePlayerSettings(
          JSON.stringify({ volume: value, captionStyle: value, isAutoplayOn: value }),
        );
        expect(volume.volume).toBeGreaterThanOrEqual(0);
        expect(volume.volume).toBeLessThanOrEqual(1);
        expect(['small', 'medium', 'large', 'huge']).toContain(captionStyle.size);
      }),
    );
  });

  it('are not cleared as a cache', () => {
    expect(PLAYER_SETTINGS_KEY).not.toContain('cache');
  });
});
