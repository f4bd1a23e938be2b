import en from './en/legal.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/legal.messages.json') });
