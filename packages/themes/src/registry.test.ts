import { describe, expect, it } from 'vitest';
import { themeClass, themeLabel, themeNames } from './names';
import { registry, type ThemeName } from './registry';
import type { Seed } from './seeds/seed';
import { options } from './settings/options';

describe('the registry of themes', () => {
  it('makes a forgotten theme a type error', () => {
    const { hulu, ...others } = registry;
    // @ts-expect-error hulu is missing
    const forgotten = others satisfies Record<ThemeName, Seed>;
    expect(forgotten).not.toHaveProperty('hulu');
    expect(hulu.label).toBe('hulu');
  });

  it('holds exactly what the settings offer', () => {
    expect(Object.keys(registry).sort()).toEqual([...options.color].sort());
  });

  it('labels dark Netflix, and the others by their names', () => {
    expect(themeNames.map(themeLabel)).toEqual([
      'gschool',
      'Netflix',
      'hotstar',
      'amazonprime',
      'hulu',
    ]);
    expect(themeClass('dark')).toBe('theme-dark');
  });

  it('starts from the primary and info colours of section 9', () => {
    expect(registry.gschool.brand).toBe('#ecba12');
    expect(registry.gschool.accent).toBe('#08b1ba');
  });
});
