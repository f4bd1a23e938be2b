// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { derive } from '../derive';
import { registry } from '../registry';
import {
  applySettings,
  applyStoredAppearance,
  createSettingsStore,
  defaultSettings,
  SETTINGS_KEY,
  type SettingsStorage,
} from './index';
import { themeList } from './themeList.css';

const root = document.documentElement;

const broken: SettingsStorage = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};

beforeEach(() => {
  sessionStorage.clear();
  // Test files in the same thread share the window, and another test's link contains settings.
  history.replaceState(null, '', '/');
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

describe('applySettings', () => {
  it('writes the class and the attributes that style sheets read', () => {
    applySettings(root, { ...defaultSettings, color: 'hulu', scheme: 'dark', direction: 'rtl' });
    expect(root.className).toBe('theme-hulu');
    expect(
      Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
    ).toEqual({
      class: 'theme-hulu',
      dir: 'rtl',
      'data-scheme': 'dark',
      'data-font-size': 'medium',
      'data-layout': 'full',
      'data-navbar': 'sticky',
      'data-sidebar': 'full',
      'data-footer': 'default',
    });
  });

  it('replaces another theme and leaves other classes unchanged', () => {
    root.className = 'no-touch theme-gschool';
    applySettings(root, { ...defaultSettings, color: 'dark' });
    expect([...root.classList]).toEqual(['no-touch', 'theme-dark']);
  });
});

describe('the color of the browser’s toolbars', () => {
  const meta = document.createElement('meta');
  beforeEach(() => {
    meta.name = 'theme-color';
    document.head.append(meta);
    return () => meta.remove();
  });

  it('is the color of the page before the first paint, in every theme and mode', () => {
    for (const color of themeList) {
      for (const scheme of ['light', 'dark'] as const) {
        sessionStorage.setItem(SETTINGS_KEY, JSON.stringify({ color, scheme }));
        applyStoredAppearance();
        expect(meta.content).toBe(derive(registry[color], scheme).color.page);
      }
    }
  });

  it('follows each choice, after the frame that shows it', async () => {
    const store = createSettingsStore({ root, storage: sessionStorage });
    store.set({ scheme: 'dark' });
    document.body.style.backgroundColor = 'rgb(1, 2, 3)';
    await vi.waitFor(() => expect(meta.content).toBe('rgb(1, 2, 3)'));
  });
});

describe('createSettingsStore', () => {
  it('restores, applies and stores the settings', () => {
    sessionStorage.setItem(SETTINGS_KEY, '{"color":"hotstar"}');
    const store = createSettingsStore({ storage: sessionStorage, root });
    expect(store.get().color).toBe('hotstar');
    expect(root.classList.contains('theme-hotstar')).toBe(true);

    store.set({ scheme: 'dark', layout: 'boxed' });
    expect(root.dataset['layout']).toBe('boxed');
    const restored = createSettingsStore({ storage: sessionStorage });
    expect(restored.get()).toEqual({
      ...defaultSettings,
      color: 'hotstar',
      scheme: 'dark',
      layout: 'boxed',
    });
  });

  it('notifies listeners of changes only, until they unsubscribe', () => {
    const store = createSettingsStore({ root });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const before = store.get();
    store.set({ scheme: 'light' });
    expect(store.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    store.set({ scheme: 'dark' });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.set({ scheme: 'light' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('disables the transitions of controls until a change is painted', async () => {
    const store = createSettingsStore({ root });
    expect(root.hasAttribute('data-switching')).toBe(false);
    store.set({ scheme: 'dark' });
    expect(root.hasAttribute('data-switching')).toBe(true);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(root.hasAttribute('data-switching')).toBe(true);
    await vi.waitFor(() => expect(root.hasAttribute('data-switching')).toBe(false));
  });

  it('resets to the defaults and removes the stored entry', () => {
    const store = createSettingsStore({ storage: sessionStorage, root });
    store.set({ color: 'amazonprime', appName: 'Studio' });
    store.reset();
    expect(store.get()).toEqual(defaultSettings);
    expect(root.className).toBe('theme-gschool');
    expect(sessionStorage.getItem(SETTINGS_KEY)).toBeNull();
  });

  it.each([
    ['storage that throws', broken],
    [
      'storage that cannot even be touched',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['no storage at all', undefined],
  ])('works as long as the page with %s', (_name, storage) => {
    const store = createSettingsStore({ storage, root });
    store.set({ scheme: 'dark' });
    expect(store.get().scheme).toBe('dark');
    expect(root.dataset['scheme']).toBe('dark');
    store.reset();
    expect(store.get()).toEqual(defaultSettings);
  });

  it('needs no document, so that a server can render with it', () => {
    expect(createSettingsStore().get()).toEqual(defaultSettings);
  });
});

describe('the script before the first paint', () => {
  it('applies what is stored', async () => {
    sessionStorage.setItem(SETTINGS_KEY, '{"color":"hulu","scheme":"dark","direction":"rtl"}');
    vi.resetModules();
    await import('./init');
    expect(root.className).toBe('theme-hulu');
    expect(root.dir).toBe('rtl');
  });

  it('applies the defaults where storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', broken);
    vi.resetModules();
    await import('./init');
    vi.unstubAllGlobals();
    expect(root.className).toBe('theme-gschool');
    expect(root.dataset['scheme']).toBe('light');
  });
});
