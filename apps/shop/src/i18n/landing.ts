import en from './en/landing.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/landing.messages.json') });
