/** Texts in one line, with the separators of a language: `Equipment, Level`. `locale` is BCP 47. */
export const formatList = (texts: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(texts);
