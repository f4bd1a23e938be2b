/** The messages of a confirmation. */
export const confirmMessages = {
  cancel: 'Cancel',
  failed: 'That didn’t action, and nothing has changed. Please try again.',
};
