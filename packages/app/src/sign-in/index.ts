// Entry `@gschool/app/sign-in`: the parts of the sign-in and sign-up pages.
export { getAuthErrorMessage, getGoogleErrorMessage } from './authErrorMessage';
export { demoAccounts } from './demoAccounts';
export { EmailField, type EmailFieldProps, type EmailStore } from './EmailField';
export { GoogleSignIn, type GoogleSignInProps } from './GoogleSignIn';
export { SignInForm, type SignInFormProps } from './SignInForm';
export { SignUpForm, type SignUpFormProps } from './SignUpForm';
export { useCredentialRules } from './useCredentialRules';
export { useRedirectAfterSignIn } from './useRedirectAfterSignIn';
export { validateEmail, validateNewPassword } from './validateCredentials';
export { useReturnPath, type ReturnPath } from './useReturnPath';
