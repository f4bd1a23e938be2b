import en from './en/mails.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/mails.messages.json') });
