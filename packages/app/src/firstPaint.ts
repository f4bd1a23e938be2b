/**
 * The whole of the apps' `/theme-init.js`: one classic script that `<head>` loads
 * synchronously, so that the first paint has the reader's language, direction and look.
 */
import { applyStoredAppearance } from '@gschool/themes/settings';
import { applyFirstLanguage } from './i18n/firstLanguage';
import { languages } from './i18n/languages';

// The long language is for looking at layouts; no production build knows it.
applyFirstLanguage(import.meta.env.MODE === 'production' ? languages : [...languages, 'en-XA']);
applyStoredAppearance();
