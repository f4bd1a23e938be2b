import en from './en/events.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/events.messages.json') });
