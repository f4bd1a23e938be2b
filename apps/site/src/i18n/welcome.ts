import en from './en/welcome.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/welcome.messages.json') });
