/** The messages of a text in several languages. */
export const languageFieldsMessages = {
  missing: 'Missing',
  /** The text in the first language has changed since this day. */
  outdatedSince: (date: string) => `Outdated since ${date}`,
  /** The button next to `outdatedSince`: the text is right although the first one has changed. */
  confirm: 'Still correct',
  /** The name of this button. */
  confirmOf: (field: string, language: string) => `Still correct: ${field}, ${language}`,
  /** Announced after it was pressed. */
  confirmed: (language: string) => `${language}: marked as correct`,
};
