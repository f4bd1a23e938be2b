import { describe, expect, it } from 'vitest';

import { derive } from '../derive/derive';
import { registry, type ThemeName } from '../registry';
import { createThemeRules, flattenTokens, type ThemeRule } from '../themeRules';
import { defineTheme, formatThemeList, type OwnSeed } from './index';

const atelier: OwnSeed = { ...registry.hulu, name: 'atelier', label: 'Atelier', brand: '#b3364f' };

/** The rules in the text of a style sheet, by selector. */
const parseRules = (css: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/^ {2}(\.[^{]+) \{\n(.*?)^ {2}\}/gms)].map(([, selector = '', body = '']) => [
      selector,
      Object.fromEntries(
        [...body.matchAll(/^ {4}(--[\w-]+): (.*);$/gm)].map(([, name, value]) => [name, value]),
      ),
    ]),
  );

const findRule = (rules: readonly ThemeRule[], selector: string) =>
  rules.find((rule) => rule.selector.split(', ').includes(selector))?.tokens;

describe('a theme of a project', () => {
  it.each(Object.keys(registry) as ThemeName[])(
    'has the style sheet of the built-in theme from the seed of %s',
    (name) => {
      const rules = createThemeRules();
      const own = parseRules(defineTheme({ ...registry[name], name: 'atelier' }).css);
      expect(own['.theme-atelier']).toEqual(findRule(rules, `.theme-${name}`));
      expect(own['.theme-atelier[data-scheme="dark"]']).toEqual(
        findRule(rules, `.theme-${name}[data-scheme="dark"]`),
      );
      expect(Object.keys(own)).toHaveLength(2);
    },
  );

  it('has every token in both modes over the ones that all themes share', () => {
    const { css, tokens, contrasts, label } = defineTheme({
      ...atelier,
      status: { danger: '#7a1fa2', info: '#0057d9' },
    });
    const common = findRule(createThemeRules(), ':root');
    const own = parseRules(css);
    const light = { ...common, ...own['.theme-atelier'] };
    expect(light).toEqual(tokens.light);
    expect({ ...light, ...own['.theme-atelier[data-scheme="dark"]'] }).toEqual(tokens.dark);
    expect(label).toBe('Atelier');
    for (const result of [...contrasts.light, ...contrasts.dark]) expect(result.passes).toBe(true);
    expect(defineTheme(atelier).tokens.dark).toEqual(flattenTokens(derive(atelier, 'dark')));
  });

  it('is in the layer of the tokens, so that languages and settings can replace them', () => {
    expect(defineTheme(atelier).css).toMatch(
      /^@layer gschool\.tokens, gschool\.base, gschool\.components;\n@layer gschool\.tokens \{\n/,
    );
  });

  it('that breaks a contrast is an error that names the pairs', () => {
    const gray = { ...atelier, page: { light: '#808080', dark: '#111111' } };
    expect(() => defineTheme(gray)).toThrow(
      /^The theme atelier breaks its contrast in light: text on page has \d\.\d\d:1, not 7:1;/,
    );
  });

  it.each([
    [{ name: 'Studio' }, '“Studio” can’t name a theme'],
    [{ name: 'a b' }, 'can’t name a theme'],
    [{ name: 'hulu' }, '“hulu” is the name of a built-in theme'],
    [{ brand: 'brandy' }, 'no valid color as brand: “brandy”'],
    [{ page: { light: '#fff', dark: 'red;}' } }, 'no valid color as page.dark: “red;}”'],
    [{ status: { info: '' } }, 'no valid color as info'],
  ])('with %j is refused', (changes, message) => {
    expect(() => defineTheme({ ...atelier, ...changes })).toThrow(message);
  });

  it('is listed for the script of the first paint', () => {
    expect(formatThemeList([atelier, 'hulu'])).toBe(
      JSON.stringify({ atelier: atelier.page, hulu: null }),
    );
  });
});
