import en from './en/stale.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/stale.messages.json') });
