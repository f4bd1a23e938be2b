// Entry `@gschool/app/verification`: asking a member to verify their email address.
export { ResendButton } from './ResendButton';
export { VerificationNotice } from './VerificationNotice';
export { useVerification, type Verification } from './useVerification';
export { sendVerification } from './verificationEmail';
