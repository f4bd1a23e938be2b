/** The messages of the language switch. */
export const languageMessages = {
  label: 'Language',
  chosen: 'This page is now in English.',
  failed: 'We couldn’t load that language. Check your connection and try again.',
};
