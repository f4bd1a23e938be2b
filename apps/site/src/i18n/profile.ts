import en from './en/profile.messages.json';
import { addMessages } from './i18n';

addMessages(en);
