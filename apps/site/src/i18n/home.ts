import en from './en/home.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/home.messages.json') });
