export { SignInFrame as AuthPage } from '@gschool/ui/sign-in';
