import en from './en/pages.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/pages.messages.json') });
