// Entry `@gschool/app/sign-in`: what the pages for signing in and up are made of.
export { getAuthErrorMessage, getGoogleErrorMessage } from './sign-in/authErrorMessage';
export { demoAccounts } from './sign-in/demoAccounts';
export { EmailField, type EmailFieldProps, type EmailStore } from './sign-in/EmailField';
export { GoogleSignIn, type GoogleSignInProps } from './sign-in/GoogleSignIn';
export { SignInForm, type SignInFormProps } from './sign-in/SignInForm';
export { SignUpForm, type SignUpFormProps } from './sign-in/SignUpForm';
export { useCredentialRules } from './sign-in/useCredentialRules';
export { useRedirectAfterSignIn } from './sign-in/useRedirectAfterSignIn';
export { validateEmail, validateNewPassword } from './sign-in/validateCredentials';
export { useReturnPath, type ReturnPath } from './sign-in/useReturnPath';
