import en from './en/browse.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/browse.messages.json') });
