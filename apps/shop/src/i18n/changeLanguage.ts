import { directionOf, keepLanguage, turnTab } from '@gschool/ui/app';

import { settingsStore } from '../shared/settingsStore';
import { catalogue } from './i18n';

/**
 * Says everything in another language, without loading the page anew: what is typed, played
 * and opened stays. Sets the direction of that language, which may be changed again on its
 * own. Rejects, and changes nothing, when the words do not arrive.
 */
export async function changeLanguage(language: string): Promise<void> {
  const before = document.documentElement.lang;
  // Kept first: code that is gone after a deployment loads the page anew, in this language.
  keepLanguage(language, window);
  try {
    await catalogue.speak(language);
  } catch (error) {
    keepLanguage(before, window);
    throw error;
  }
  document.documentElement.lang = language;
  turnTab(language, window);
  settingsStore.set({ direction: directionOf(language) });
}
