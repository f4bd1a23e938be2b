import en from './en/orders.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/orders.messages.json') });
