/** The messages of the newsletter box. */
export const newsletterMessages = {
  subscribe: 'Subscribe',
  email: 'Email address',
  privacy: 'We won’t share your email address with anyone.',
  /** Shown with the privacy promise if no newsletter provider is connected. */
  noProvider: 'We don’t store anything yet: the newsletter isn’t set up.',
  invalid: 'Enter an email address like name@example.com.',
  done: 'Thank you. You’ll hear from us.',
  placeholder: 'That email looks good. We checked it, but didn’t store it.',
};
