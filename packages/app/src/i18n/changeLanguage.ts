import { appearanceStore } from '../appearance/appearanceStore';
import type { AppI18n } from './createI18n';
import { getDirection } from './languages';
import { storeLanguage, syncTabDirection } from './storedLanguage';

/**
 * Changes the language without loading the page again: what was typed, is playing or is open stays.
 * Sets the direction of that language, which the reader may change on its own. Rejects, and changes
 * nothing, when the messages cannot be loaded.
 */
export async function changeLanguage({ activateLocale }: AppI18n, language: string): Promise<void> {
  const before = document.documentElement.lang;
  // Stored first: a chunk that is missing after a deployment reloads the page, in this language.
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
