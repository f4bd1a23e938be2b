// Entry `@gschool/app/i18n`: the messages and the language of an app.
export { createI18n, type AppI18n, type TranslationLoaders } from './createI18n';
export { factSeparator, isolate, joinFacts } from './isolate';
export {
  getDirection,
  languageNames,
  getLanguage,
  languages,
  getLocale,
  type Language,
} from './languages';
export { LanguageSwitch } from './LanguageSwitch';
export { useChangeLanguage } from './useChangeLanguage';
export { useLanguage, useTranslate, type Translate, type MessageValues } from './useTranslate';
export type { SharedMessageId } from './sharedMessages';
