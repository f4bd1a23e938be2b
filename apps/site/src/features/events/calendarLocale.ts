/**
 * The page's language with the region that the reader's browser names: which day a week begins
 * with is a custom of a country more than of a language.
 */
export const getCalendarLocale = (
  language: string,
  preferred: readonly string[] = navigator.languages,
): string => preferred.find((tag) => tag.startsWith(`${language}-`)) ?? language;
