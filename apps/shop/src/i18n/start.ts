import en from './en/start.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/start.messages.json') });
