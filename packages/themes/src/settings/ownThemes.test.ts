// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { formatThemeList } from '../define/formatThemeList';
import { applyOfferedAppearance } from './applyOfferedAppearance';
import { createSettingsStore, offerThemes, SETTINGS_KEY } from './index';
import { pageColors } from './themeList.css';

const atelier = {
  name: 'atelier',
  label: 'Atelier',
  page: { light: '#fffafa', dark: '#1a1012' },
};
const themes = [atelier, 'hulu'] as const;
const root = document.documentElement;

const store = (value: object) => sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(value));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

describe('a store with own themes', () => {
  const create = (options = {}) =>
    createSettingsStore({ storage: sessionStorage, root, ...offerThemes(themes), ...options });

  it('starts with the first one, and goes back to it', () => {
    const settings = create();
    expect(settings.get().color).toBe('atelier');
    expect(root.className).toBe('theme-atelier');
    settings.set({ color: 'hulu' });
    settings.reset();
    expect(settings.get().color).toBe('atelier');
  });

  it('restores a theme of the school, but none that is not offered', () => {
    store({ color: 'hulu' });
    expect(create().get().color).toBe('hulu');
    store({ color: 'hotstar' });
    expect(create().get().color).toBe('atelier');
    store({ color: 'atelier' });
    expect(createSettingsStore({ storage: sessionStorage }).get().color).toBe('gschool');
  });

  it('checks what is set and what a link contains by the same list', () => {
    const settings = create({ search: '?look.color=hotstar&look.scheme=dark' });
    expect(settings.get()).toMatchObject({ color: 'atelier', scheme: 'dark' });
    settings.set({ color: 'hulu' });
    settings.set({ color: 'nope' });
    expect(settings.get().color).toBe('atelier');
    expect(create({ search: '?look.color=atelier' }).get().color).toBe('atelier');
  });

  it('may start with another one', () => {
    const settings = create({ defaults: () => ({ color: 'hulu', scheme: 'dark' }) });
    expect(settings.get()).toMatchObject({ color: 'hulu', scheme: 'dark' });
  });
});

describe('the script of the first paint with a list of themes', () => {
  const list = formatThemeList(themes);
  const barColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');

  it('starts with the first theme, in the mode and direction of the page', () => {
    root.dataset['scheme'] = 'dark';
    root.dir = 'rtl';
    applyOfferedAppearance(list);
    expect(root.className).toBe('theme-atelier');
    expect([root.dataset['scheme'], root.dir]).toEqual(['dark', 'rtl']);
    expect(barColor()).toBe(atelier.page.dark);
  });

  it('restores what a store has saved', () => {
    createSettingsStore({ storage: sessionStorage, ...offerThemes(themes) }).set({ color: 'hulu' });
    applyOfferedAppearance(list);
    expect(root.className).toBe('theme-hulu');
    expect(barColor()).toBe(pageColors.hulu.light);
  });

  it.each([undefined, '', 'null', '{', '[]'])('has the built-in themes for %j', (text) => {
    store({ color: 'hotstar' });
    applyOfferedAppearance(text);
    expect(root.className).toBe('theme-hotstar');
    expect(barColor()).toBe(pageColors.hotstar.light);
  });

  it('does not restore a theme that is no longer offered', () => {
    store({ color: 'hotstar' });
    applyOfferedAppearance(list);
    expect(root.className).toBe('theme-atelier');
  });
});
