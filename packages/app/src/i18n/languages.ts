/** A language that the product supports. */
export type Language = 'en' | 'ar';

/** The native names of the languages, in the order of the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
};

/** All languages. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** The text direction of a language. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** The locale for numbers, lists and plurals: Arabic with the digits 0–9 (docs/decisions/0025). */
export const getLocale = (language: string): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

/** The language of a locale; any locale except Arabic counts as English. */
export const getLanguage = (locale: string): Language => (/^ar\b/.test(locale) ? 'ar' : 'en');
