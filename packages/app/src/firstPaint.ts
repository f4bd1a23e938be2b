/**
 * The source of `/theme-init.js`: a classic script that `<head>` loads synchronously, so that the
 * first paint has the reader's language, direction and appearance.
 */
import { applyStoredAppearance } from '@gschool/themes/settings';

import { applyFirstLanguage } from './i18n/firstLanguage';
import { languages } from './i18n/languages';

// The pseudo language is only for checking layouts.
applyFirstLanguage(import.meta.env.MODE === 'production' ? languages : [...languages, 'en-XA']);
applyStoredAppearance();
