import en from './en/goods.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./vocabulary/arabicGoods') });
