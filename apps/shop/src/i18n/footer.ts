import en from './en/footer.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/footer.messages.json') });
