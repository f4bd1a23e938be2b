/** The words of the newsletter box. */
export const newsletterWords = {
  subscribe: 'Subscribe',
  email: 'E-mail address',
  promise: 'Your e-mail address will not be shared with anybody.',
  /** Beside the promise, while the box is a placeholder. */
  noProvider: 'Nothing is stored: the newsletter has no provider yet.',
  invalid: 'Enter an e-mail address such as name@example.com.',
  done: 'Thank you. You will hear from us.',
  placeholder: 'That address works. It was checked, and not stored.',
};
