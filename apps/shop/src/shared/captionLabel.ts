/** What captions are called: their language, by its name in the reader's. */
export const captionLabel = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
