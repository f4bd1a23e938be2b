/** The words of the language switch. */
export const languageWords = {
  label: 'Language',
  chosen: 'This page is now in English.',
  failed: 'The language could not be loaded. Check your connection and try again.',
};
