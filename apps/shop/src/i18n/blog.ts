import en from './en/blog.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/blog.messages.json') });
