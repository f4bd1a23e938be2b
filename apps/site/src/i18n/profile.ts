import en from './en/profile.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/profile.messages.json') });
