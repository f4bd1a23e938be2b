import en from './en/faq.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/faq.messages.json') });
