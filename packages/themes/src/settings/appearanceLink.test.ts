// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  createSettingsStore,
  defaultSettings,
  createAppearanceLink,
  options,
  parseAppearanceParams,
  SETTINGS_KEY,
  removeAppearanceParams,
  type ThemeSettings,
} from './index';

const anyAppearance: fc.Arbitrary<ThemeSettings> = fc
  .tuple(
    fc.constantFrom(...options.direction),
    fc.constantFrom(...options.scheme),
    fc.constantFrom(...options.color),
    fc.constantFrom(...options.fontSize),
    fc.constantFrom(...options.layout),
    fc.constantFrom(...options.navbar),
    fc.constantFrom(...options.sidebar),
    fc.constantFrom(...options.footer),
    fc.constantFrom(null, 'Studio', 'A & B = 100 %', 'مدرسة', '🧘 #1 ?look.color=x'),
  )
  .map(([direction, scheme, color, fontSize, layout, navbar, sidebar, footer, appName]) => ({
    ...{ direction, scheme, color, fontSize, layout, navbar, sidebar, footer, appName },
  }));

describe('appearance settings in a URL', () => {
  it('contain the theme and only values that differ from the defaults', () => {
    expect(createAppearanceLink('https://school.test/videos?lang=ar#new', defaultSettings)).toBe(
      'https://school.test/videos?lang=ar&look.color=gschool#new',
    );
    const params: ThemeSettings = {
      ...defaultSettings,
      color: 'hulu',
      scheme: 'dark',
      appName: 'Studio',
    };
    expect(createAppearanceLink('https://school.test/?look.color=dark', params)).toBe(
      'https://school.test/?look.color=hulu&look.scheme=dark',
    );
  });

  it('are restored unchanged, except the app name', () => {
    fc.assert(
      fc.property(anyAppearance, (params) => {
        const { search } = new URL(createAppearanceLink('https://school.test/a?b=c%20d&e', params));
        expect(search).not.toContain('appName');
        expect(parseAppearanceParams(search)).toEqual({ ...params, appName: null });
        expect(removeAppearanceParams(search)).toBe('?b=c%20d&e');
      }),
    );
  });

  it.each([
    '',
    '?',
    '?lang=ar',
    '?looks.color=hulu',
    '?look=hulu',
    '?xlook.color=hulu',
    '?look.__proto__=x&look.constructor=y&look.toString=z',
    '?look.color[]=hulu',
    '?look.=x',
    // A text written by the person who created the link.
    '?look.appName=Account%20locked%2C%20call%20%2B1%20555',
    '?look%2EappName=x',
  ])('is null for %j', (search) => {
    expect(parseAppearanceParams(search)).toBeNull();
    expect(createSettingsStore({ search }).get()).toEqual(defaultSettings);
  });

  it('contain no app name, beside whatever else', () => {
    const search = '?look.color=hulu&look.appName=Account+locked&look.appName=x';
    const expected = { ...defaultSettings, color: 'hulu' };
    expect(parseAppearanceParams(search)).toEqual(expected);
    expect(createSettingsStore({ search }).get()).toEqual(expected);
  });

  it.each([
    '?look.color=purple',
    '?look.color=__proto__&look.scheme=constructor',
    '?look.color=hulu%22%3E%3Cscript%3E',
    '?look.scheme=DARK',
    '?look.color=%E0%A4%A',
  ])('ignore %j', (search) => {
    expect(parseAppearanceParams(search)).toEqual(defaultSettings);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('never throws and always returns valid values', () => {
    const key = fc.constantFrom(...Object.keys(defaultSettings), '__proto__', 'hasOwnProperty');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string())), fc.string(), (pairs, rest) => {
        const params = parseAppearanceParams(
          `?${pairs.map(([k, v]) => `look.${k}=${v}`).join('&')}&${rest}`,
        );
        for (const choice of Object.keys(options) as (keyof typeof options)[]) {
          if (params) expect(options[choice]).toContain(params[choice]);
        }
      }),
    );
  });
});

describe('a link that is opened', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.resetModules();
  });

  it('applies its settings at the first paint, stores them for the session and cleans the URL', async () => {
    sessionStorage.setItem(SETTINGS_KEY, '{"color":"hotstar","direction":"rtl"}');
    history.replaceState(null, '', '/videos?lang=ar&look.color=hulu&look.scheme=dark#new');
    await import('./init');
    const root = document.documentElement;
    expect(root.className).toBe('theme-hulu');
    expect([root.dataset['scheme'], root.dir]).toEqual(['dark', 'ltr']);
    expect(location.pathname + location.search + location.hash).toBe('/videos?lang=ar#new');
    const store = createSettingsStore({ storage: sessionStorage, search: location.search });
    expect(store.get()).toEqual({ ...defaultSettings, color: 'hulu', scheme: 'dark' });
  });

  it('changes nothing with an app name, and leaves what is stored', async () => {
    sessionStorage.setItem(SETTINGS_KEY, '{"color":"hotstar","appName":"Studio"}');
    history.replaceState(null, '', '/auth/sign-in?look.appName=Account%20locked');
    await import('./init');
    expect(document.documentElement.className).toBe('theme-hotstar');
    const store = createSettingsStore({ storage: sessionStorage, search: location.search });
    expect(store.get().appName).toBe('Studio');
  });

  it('lasts as long as the page if storage is blocked', async () => {
    const refused = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused });
    history.replaceState(null, '', '/?look.color=amazonprime');
    await import('./init');
    vi.unstubAllGlobals();
    expect(document.documentElement.className).toBe('theme-amazonprime');
    expect(location.search).toBe('?look.color=amazonprime');
    expect(createSettingsStore({ search: location.search }).get().color).toBe('amazonprime');
  });
});
