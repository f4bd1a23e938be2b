import en from './en/plans.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./ar/plans.messages.json') });
