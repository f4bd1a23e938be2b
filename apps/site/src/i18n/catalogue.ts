import en from './en/catalogue.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/catalogue.messages.json') });
