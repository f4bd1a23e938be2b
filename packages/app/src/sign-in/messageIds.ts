/** The message ids of the sign-in and sign-up forms. */
export type SignInMessageId =
  | 'auth.draft'
  | 'auth.email'
  | 'auth.emailMalformed'
  | 'auth.emailMissing'
  | 'auth.or'
  | 'auth.password'
  | 'auth.passwordHint'
  | 'auth.passwordLong'
  | 'auth.passwordMissing'
  | 'auth.passwordShort'
  | 'google.continue'
  | 'google.waiting'
  | 'signUp.signInInstead'
  | 'signUp.submit';
