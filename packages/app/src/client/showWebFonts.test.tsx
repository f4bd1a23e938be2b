import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { showWebFonts, WEB_FONTS_ID } from './showWebFonts';

/** Reports a paint to the test's observers. */
let reportPaint: (name: string) => void;

const isShown = () => (document.getElementById(WEB_FONTS_ID) as HTMLStyleElement).media === 'all';
const getPreload = () => document.querySelector<HTMLLinkElement>('link[rel="preload"]');

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<style id="${WEB_FONTS_ID}" media="print" data-preload="/a.woff2"></style>`;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint'];
      constructor(notify: (list: { getEntriesByName(name: string): unknown[] }) => void) {
        reportPaint = (painted) =>
          notify({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  localStorage.clear();
});

it('loads the font after the first contentful paint, and uses it once it is there', () => {
  showWebFonts();
  reportPaint('first-paint');
  expect(getPreload()).toBeNull();
  reportPaint('first-contentful-paint');
  expect(getPreload()?.getAttribute('href')).toBe('/a.woff2');
  expect(isShown()).toBe(false);
  getPreload()!.dispatchEvent(new Event('load'));
  expect(isShown()).toBe(true);
});

it('keeps the other fonts if this one cannot be loaded', () => {
  showWebFonts();
  reportPaint('first-contentful-paint');
  getPreload()!.dispatchEvent(new Event('error'));
  expect(isShown()).toBe(true);
});

it('uses the font at once on the next page', () => {
  showWebFonts();
  document.getElementById(WEB_FONTS_ID)!.setAttribute('media', 'print');
  showWebFonts();
  expect(isShown()).toBe(true);
});

it('uses the font at once in a browser that does not report paints', () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  showWebFonts();
  expect(isShown()).toBe(true);
});

it('paints the local font first if nothing can be stored', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    clear() {},
  });
  showWebFonts();
  expect(isShown()).toBe(false);
});
