import en from './en/search.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/search.messages.json') });
