import en from './en/admin.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/admin.messages.json') });
