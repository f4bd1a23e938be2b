import { resolveLanguage, storeLanguage, syncTabDirection } from './storedLanguage';
import { getDirection } from './languages';

/** The attribute of `<html>` while what stands in the page is not in the reader's language yet. */
export const UNTRANSLATED_ATTRIBUTE = 'data-untranslated';

/**
 * Sets `lang`, and the direction that goes with it, before the first paint. A page that was
 * prerendered in English stays hidden until the app has said it in the reader's language.
 * `known` holds the languages of this build.
 */
export function applyFirstLanguage(available: readonly string[]): void {
  const root = document.documentElement;
  const { search, pathname, hash } = location;
  const requested = new URLSearchParams(search).get('lang');
  const language = resolveLanguage(requested, window, available);
  if (requested === language && storeLanguage(language, window)) {
    // Kept, then taken out of the address: a reload follows what is chosen from here on.
    history.replaceState(history.state, '', pathname + withoutLanguage(search) + hash);
  }
  syncTabDirection(language, window);
  if (language === 'en') return;
  root.lang = language;
  root.dir = getDirection(language);
  root.setAttribute(UNTRANSLATED_ATTRIBUTE, '');
}

/** The same search without a language, as other parts of the product wrote it. */
const withoutLanguage = (search: string): string => {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !/^lang(=|$)/.test(pair));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};
