import en from './en/media.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/media.messages.json') });
