/** The words of the newsletter box. */
export const newsletterWords = {
  subscribe: 'Subscribe',
  email: 'E-mail address',
  promise: 'Your e-mail address will not be shared with anybody.',
  invalid: 'Enter an e-mail address such as name@example.com.',
  done: 'Thank you. You will hear from us.',
  placeholder: 'That address works, but nothing was stored: the newsletter has no provider yet.',
};
