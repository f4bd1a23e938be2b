import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { vars } from './contract.css';
import { derive } from './derive/derive';
import { registry, type ThemeName } from './registry';
import { flattenTokens, createThemeRules } from './themeRules';

const css = createThemeRules()
  .map(({ selector, tokens }) => {
    const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
    return `${selector}{${lines.join(';')}}`;
  })
  .join('');

describe('the rules of the themes', () => {
  it('are under 4 KB gzip together', () => {
    expect(gzipSync(css).length).toBeLessThan(4096);
  });

  it('use the token names of the contract', () => {
    const names = Object.keys(flattenTokens(derive(registry.gschool, 'light')));
    const contract = Object.values(flattenTokens(vars)).map((value) => value.slice(4, -1));
    expect(names.sort()).toEqual(contract.sort());
  });

  it.each(Object.keys(registry) as ThemeName[])('contain every token of %s', (name) => {
    const [common, ...rest] = createThemeRules();
    const mine = rest.filter(({ selector }) => selector.includes(`theme-${name}`));
    const light = { ...common?.tokens, ...mine[0]?.tokens };
    expect(light).toEqual(flattenTokens(derive(registry[name], 'light')));
    expect({ ...light, ...mine[1]?.tokens }).toEqual(flattenTokens(derive(registry[name], 'dark')));
  });

  it('apply the default theme to a page without a class, with the lowest specificity', () => {
    const bare = createThemeRules().filter(({ selector }) => selector.includes(':where(:root'));
    expect(bare.map(({ selector }) => selector)).toEqual([
      ':where(:root), .theme-gschool',
      ':where(:root[data-scheme="dark"]), .theme-gschool[data-scheme="dark"]',
    ]);
  });
});
