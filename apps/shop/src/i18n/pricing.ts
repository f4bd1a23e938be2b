import en from './en/pricing.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/pricing.messages.json') });
