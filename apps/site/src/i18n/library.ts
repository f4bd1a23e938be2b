import en from './en/library.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/library.messages.json') });
