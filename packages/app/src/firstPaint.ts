/**
 * Runs before the first paint, so that the first paint uses the reader's language, direction and
 * appearance, and so that the browser's offer to install the app is not missed. The development
 * server serves this script as `/theme-init.js`; a build writes it into every document.
 */
import { hasStoredMember } from '@gschool/data/storedMember';
import { applyStoredAppearance } from '@gschool/themes/settings';

import { captureInstallPrompt } from './install/installPrompt';
import { applyFirstLanguage } from './i18n/firstLanguage';
import { languages } from './i18n/languages';
import { MEMBER_ATTRIBUTE } from './session/memberAttribute';

captureInstallPrompt();
// The pseudo language is only for checking layouts, so production leaves it out.
applyFirstLanguage(import.meta.env.MODE === 'production' ? languages : [...languages, 'en-XA']);
applyStoredAppearance();
document.documentElement.toggleAttribute(
  MEMBER_ATTRIBUTE,
  hasStoredMember(() => localStorage),
);
