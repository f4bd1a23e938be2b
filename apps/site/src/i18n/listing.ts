import en from './en/listing.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/listing.messages.json') });
