/** The words of a confirmation. */
export const confirmWords = {
  cancel: 'Cancel',
  failed: 'That did not work, and nothing has changed. Please try again.',
};
