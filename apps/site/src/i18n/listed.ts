import en from './en/listed.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/listed.messages.json') });
