// Entry `@gschool/app/sign-in`: what the pages for signing in and up are made of.
export { authErrorMessage, googleErrorMessage } from './sign-in/authErrorMessage';
export { demoAccounts } from './sign-in/demoAccounts';
export { EmailField, type EmailFieldProps, type EmailMemory } from './sign-in/EmailField';
export { GoogleSignIn, type GoogleSignInProps } from './sign-in/GoogleSignIn';
export { SignInForm, type SignInFormProps } from './sign-in/SignInForm';
export { SignUpForm, type SignUpFormProps } from './sign-in/SignUpForm';
export { useCredentialRules } from './sign-in/useCredentialRules';
export { useRedirectAfterSignIn } from './sign-in/useRedirectAfterSignIn';
export { validateAddress, validateNewPassword } from './sign-in/validateCredentials';
export { useReturnPath, type ReturnPath } from './sign-in/useReturnPath';
