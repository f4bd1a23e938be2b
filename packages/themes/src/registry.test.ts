import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { derive } from './derive';
import { themeClass, themeLabel, themeNames } from './names';
import { registry, type ThemeName } from './registry';
import * as seeds from './seeds';
import type { Seed } from './seeds/seed';
import { options } from './settings/options';

const originalThemes = ['gschool', 'dark', 'hotstar', 'amazonprime', 'hulu'];

describe('the registry of themes', () => {
  it('makes a missing theme a type error', () => {
    const { hulu, ...others } = registry;
    // @ts-expect-error hulu is missing
    const forgotten = others satisfies Record<ThemeName, Seed>;
    expect(forgotten).not.toHaveProperty('hulu');
    expect(hulu.label).toBe('hulu');
  });

  it('has every seed of the folder under the name of its file', () => {
    const files = readdirSync(new URL('seeds', import.meta.url))
      .map((file) => file.replace('.ts', ''))
      .filter((file) => file !== 'index' && file !== 'seed');
    expect(Object.keys(seeds).sort(), 'a line in seeds/index.ts').toEqual(files.sort());
  });

  it('is what the settings offer, the original themes first', () => {
    expect(options.color).toEqual(Object.keys(registry));
    expect(themeNames).toEqual(options.color);
    expect(themeNames.slice(0, 5)).toEqual(originalThemes);
  });

  it('labels dark Netflix, and the other original themes by their names', () => {
    const labels = ['gschool', 'Netflix', 'hotstar', 'amazonprime', 'hulu'];
    expect(themeNames.slice(0, 5).map(themeLabel)).toEqual(labels);
    expect(new Set(themeNames.map(themeLabel)).size, 'different labels').toBe(themeNames.length);
    expect(themeClass('dark')).toBe('theme-dark');
  });

  it('has the documented primary and info colors by default', () => {
    expect(registry.gschool.brand).toBe('#ecba12');
    expect(registry.gschool.accent).toBe('#08b1ba');
    expect(derive(registry.gschool, 'light').color.info).toBe('#08b1ba');
  });

  it('lets what leaves slowly, such as a toast, leave in 0.3 seconds', () => {
    expect(derive(registry.gschool, 'light').motion.slow).toBe('300ms');
  });
});
