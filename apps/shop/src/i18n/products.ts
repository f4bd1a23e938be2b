import en from './en/products.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/products.messages.json') });
