import en from './en/watch.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/watch.messages.json') });
