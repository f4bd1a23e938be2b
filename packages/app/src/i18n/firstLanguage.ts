import { replaceUrl } from '../routes/replaceUrl';
import { resolveLanguage, storeLanguage, syncTabDirection } from './storedLanguage';
import { getDirection } from './languages';

/** The attribute of `<html>` while the prerendered page is not in the reader's language. */
export const UNTRANSLATED_ATTRIBUTE = 'data-untranslated';

/**
 * Sets `lang` and `dir` before the first paint. A page that was prerendered in English stays hidden
 * until the app has rendered it in the reader's language. `available` contains the languages of
 * this build.
 */
export function applyFirstLanguage(available: readonly string[]): void {
  const root = document.documentElement;
  const { search, pathname, hash } = location;
  const requested = new URLSearchParams(search).get('lang');
  const language = resolveLanguage(requested, window, available);
  if (requested === language && storeLanguage(language, window)) {
    // The language is stored and then removed from the URL, so that a reload uses the latest
    // choice.
    replaceUrl(pathname + withoutLanguage(search) + hash);
  }
  syncTabDirection(language, window);
  if (language === 'en') return;
  root.lang = language;
  root.dir = getDirection(language);
  root.setAttribute(UNTRANSLATED_ATTRIBUTE, '');
}

/** Returns the query without the language parameter. */
const withoutLanguage = (search: string): string => {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !/^lang(=|$)/.test(pair));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};
