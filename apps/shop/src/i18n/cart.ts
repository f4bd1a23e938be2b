import en from './en/cart.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/cart.messages.json') });
