import en from './en/extra.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/extra.messages.json') });
