/** The `id` of the style sheet with the web fonts of a built document (`tools/build/document.ts`). */
export const WEB_FONTS_ID = 'web-fonts';

const STORAGE_KEY = 'gschool.fonts';

/**
 * Adds the web fonts of a built document. On its first visit, a browser paints the text in a local
 * font, loads the font that `data-preload` names and then lays out the page again, once. On later
 * visits, the font is in the browser's cache and is used right away.
 */
export function showWebFonts(): void {
  const style = document.getElementById(WEB_FONTS_ID);
  if (!(style instanceof HTMLStyleElement)) return;
  const show = () => {
    style.media = 'all';
  };
  const { preload = '' } = style.dataset;
  if (rememberFonts() || !PerformanceObserver.supportedEntryTypes.includes('paint')) return show();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: preload });
    link.onload = show;
    link.onerror = show;
    document.head.append(link);
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Stores that this browser loads the fonts. Returns whether an earlier page had stored it. */
function rememberFonts(): boolean {
  try {
    const isStored = localStorage.getItem(STORAGE_KEY) !== null;
    if (!isStored) localStorage.setItem(STORAGE_KEY, '1');
    return isStored;
  } catch {
    // Without storage, each page paints the local font first.
    return false;
  }
}
