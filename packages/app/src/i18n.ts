// Entry `@gschool/app/i18n`: the messages and the language of an app.
export { createI18n, type AppI18n, type TranslationLoaders } from './i18n/createI18n';
export { isolate, joinFacts } from './i18n/isolate';
export {
  getDirection,
  languageNames,
  getLanguage,
  languages,
  getLocale,
  type Language,
} from './i18n/languages';
export { LanguageSwitch } from './i18n/LanguageSwitch';
export { useLanguage } from './i18n/useLanguage';
export { useTranslate, type Translate, type MessageValues } from './i18n/useTranslate';
export type { SharedMessageId } from './sharedMessages';
