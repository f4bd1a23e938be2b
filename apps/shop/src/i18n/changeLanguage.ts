import { directionOf, keepLanguage, turnTab } from '@gschool/ui/app';

import { settingsStore } from '../shared/settingsStore';
import { catalogue } from './i18n';

/**
 * Says everything in another language, without loading the page anew: what is typed, played
 * and opened stays. Sets the direction of that language, which may be changed again on its
 * own. Rejects, and changes nothing, when the words do not arrive.
 */
export async function changeLanguage(language: string): Promise<void> {
  await catalogue.speak(language);
  document.documentElement.lang = language;
  keepLanguage(language, window);
  turnTab(language, window);
  settingsStore.set({ direction: directionOf(language) });
}
