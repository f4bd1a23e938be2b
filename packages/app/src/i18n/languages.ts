/** A language that the product speaks. */
export type Language = 'en' | 'ar';

/** Each language by its own name, in the order in which they are offered. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
};

/** Everything that readers may choose. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** Where lines begin in a language: the direction that choosing it sets. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** The locale of numbers, lists and plurals: Arabic with the figures 0–9 (docs/decisions/0025). */
export const getLocale = (language: string): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

/** The language of a locale; whatever is not Arabic is read as English. */
export const getLanguage = (locale: string): Language => (/^ar\b/.test(locale) ? 'ar' : 'en');
