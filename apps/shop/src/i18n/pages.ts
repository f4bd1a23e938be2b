import en from './en/pages.messages.json';
import { addMessages } from './i18n';

addMessages(en);
