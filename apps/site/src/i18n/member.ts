import en from './en/member.messages.json';
import { addMessages } from './i18n';

addMessages(en, { ar: () => import('./vocabulary/arabicMember') });
