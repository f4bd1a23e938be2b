/** The messages of the newsletter box. */
export const newsletterMessages = {
  subscribe: 'Subscribe',
  email: 'Email address',
  privacy: 'We won’t share your email address with anyone.',
  /** Beside the promise, while the box is a placeholder. */
  noProvider: 'We don’t store anything yet: the newsletter isn’t set up.',
  invalid: 'Enter an email address like name@example.com.',
  done: 'Thank you. You’ll hear from us.',
  placeholder: 'That address looks good. We checked it, but didn’t store it.',
};
