import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultSettings, options, parseSettings, SETTINGS_KEY } from './index';

describe('the default settings', () => {
  it('are gschool, light, left to right, medium, under a fixed key', () => {
    expect(defaultSettings).toEqual({
      appName: null,
      direction: 'ltr',
      scheme: 'light',
      color: 'gschool',
      fontSize: 'medium',
      layout: 'full',
      navbar: 'sticky',
      sidebar: 'full',
      footer: 'default',
    });
    expect(SETTINGS_KEY).toBe('gschool.settings');
  });

  it('are each the first or the middle option', () => {
    for (const key of Object.keys(options) as (keyof typeof options)[]) {
      expect(options[key]).toContain(defaultSettings[key]);
    }
  });
});

describe('parseSettings', () => {
  it('returns the stored settings', () => {
    const stored = {
      ...defaultSettings,
      appName: 'Studio',
      color: 'hulu',
      scheme: 'dark',
      direction: 'rtl',
    };
    expect(parseSettings(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([null, undefined, '', 'null', '[]', '42', '"dark"', '{', '{"color":', '[object Object]'])(
    'falls back to the defaults for %j',
    (text) => expect(parseSettings(text)).toEqual(defaultSettings),
  );

  it('keeps known values of an older version', () => {
    const old = '{"color":"purple","scheme":"dark","themeFontSize":"large","layout":3}';
    expect(parseSettings(old)).toEqual({ ...defaultSettings, scheme: 'dark' });
  });

  it('ignores properties of a prototype', () => {
    const text =
      '{"__proto__":{"scheme":"dark","appName":"Evil"},"constructor":"dark","toString":"x"}';
    const settings = parseSettings(text);
    expect(settings).toEqual(defaultSettings);
    expect(Object.keys(settings).sort()).toEqual(Object.keys(defaultSettings).sort());
    expect(({} as Record<string, unknown>)['scheme']).toBeUndefined();
  });

  it('accepts a visible app name, up to 60 characters', () => {
    expect(parseSettings('{"appName":"   "}').appName).toBeNull();
    expect(parseSettings('{"appName":7}').appName).toBeNull();
    expect(parseSettings(JSON.stringify({ appName: 'x'.repeat(99) })).appName).toHaveLength(60);
    const named = (appName: string) => parseSettings(JSON.stringify({ appName })).appName;
    expect(named('Studio\u202emoc.live\u0000\n')).toBe('Studiomoc.live');
    expect(named('\u202e')).toBeNull();
    expect(named('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });

  it('never throws and always returns valid values', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const settings = parseSettings(text);
        for (const key of Object.keys(options) as (keyof typeof options)[]) {
          expect(options[key]).toContain(settings[key]);
        }
      }),
    );
  });
});
