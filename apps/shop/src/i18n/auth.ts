import en from './en/auth.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/auth.messages.json') });
