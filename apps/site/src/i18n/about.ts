import en from './en/about.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/about.messages.json') });
