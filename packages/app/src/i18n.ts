// Entry `@gschool/app/i18n`: the messages and the language of an app.
export { createI18n, type AppI18n, type Translations } from './i18n/createI18n';
export { isolate, joinFacts } from './i18n/isolate';
export {
  directionOf,
  languageNames,
  languageOf,
  languages,
  localeOf,
  type Language,
} from './i18n/languages';
export { LanguageSwitch } from './i18n/LanguageSwitch';
export { useLanguage } from './i18n/useLanguage';
export { useTranslate, type Translate, type Values } from './i18n/useTranslate';
export type { SharedMessageId } from './sharedMessages';
