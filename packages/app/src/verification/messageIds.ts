/** The message ids of the verification of an email address. */
export type VerificationMessageId =
  | 'emailLinks.inSeconds'
  | 'emailLinks.mayResend'
  | 'emailLinks.resend'
  | 'emailLinks.send'
  | 'emailLinks.waiting'
  | 'verify.heading'
  | 'verify.notYet'
  | 'verify.opened'
  | 'verify.sent'
  | 'verify.unsent';
