import en from './en/checkout.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/checkout.messages.json') });
