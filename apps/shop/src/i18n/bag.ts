import en from './en/bag.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/bag.messages.json') });
