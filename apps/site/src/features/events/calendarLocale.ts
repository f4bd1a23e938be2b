/**
 * The page's language with the region of the browser's settings, because the first day of the week
 * depends on the country.
 */
export const getCalendarLocale = (
  language: string,
  preferred: readonly string[] = navigator.languages,
): string => preferred.find((tag) => tag.startsWith(`${language}-`)) ?? language;
