/** The messages of a confirmation; a form in a dialog uses them too. */
export const confirmMessages = {
  cancel: 'Cancel',
  failed: 'That didn’t work, and nothing has changed. Please try again.',
};
