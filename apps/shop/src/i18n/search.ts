import en from './en/search.messages.json';
import { addMessages } from './i18n';

addMessages(en);
