// Entry `@gschool/app/verification`: asking a member to verify the email address.
export { ResendButton } from './ResendButton';
export { VerificationNotice } from './VerificationNotice';
export { useVerification, type Verification } from './useVerification';
export { sendVerification } from './verificationEmail';
