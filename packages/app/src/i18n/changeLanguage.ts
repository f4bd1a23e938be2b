import { appearanceStore } from '../appearance/appearanceStore';
import type { AppI18n } from './createI18n';
import { getDirection } from './languages';
import { storeLanguage, syncTabDirection } from './storedLanguage';

/**
 * Changes the language without a reload. Also sets the language's text direction, which the reader
 * may change afterward. Rejects and changes nothing when the messages cannot be loaded.
 */
export async function changeLanguage({ activateLocale }: AppI18n, language: string): Promise<void> {
  const before = document.documentElement.lang;
  // The language is stored first: if a chunk is missing, the page reloads and then starts in this
  // language.
  storeLanguage(language, window);
  try {
    await activateLocale(language);
  } catch (error) {
    storeLanguage(before, window);
    throw error;
  }
  document.documentElement.lang = language;
  syncTabDirection(language, window);
  appearanceStore.set({ direction: getDirection(language) });
}
