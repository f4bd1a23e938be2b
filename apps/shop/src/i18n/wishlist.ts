import en from './en/wishlist.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/wishlist.messages.json') });
