import en from './en/product.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/product.messages.json') });
