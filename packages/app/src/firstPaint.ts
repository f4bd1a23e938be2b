/**
 * What runs before the first paint, so that it has the reader's language, direction and appearance,
 * and so that no offer of the browser to install the app is missed.
 * The development server serves it as `/theme-init.js`; a build writes it into every document.
 */
import { hasStoredMember } from '@gschool/data/storedMember';
import { applyStoredAppearance } from '@gschool/themes/settings';

import { captureInstallPrompt } from './install/installPrompt';
import { applyFirstLanguage } from './i18n/firstLanguage';
import { languages } from './i18n/languages';
import { MEMBER_ATTRIBUTE } from './session/memberAttribute';

captureInstallPrompt();
// The pseudo language is only for checking layouts.
applyFirstLanguage(import.meta.env.MODE === 'production' ? languages : [...languages, 'en-XA']);
applyStoredAppearance();
document.documentElement.toggleAttribute(
  MEMBER_ATTRIBUTE,
  hasStoredMember(() => localStorage),
);
