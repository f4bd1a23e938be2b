// A separate entry point for the components of sign-in pages in both apps.
export {
  DemoAccountList,
  type DemoAccount,
  type DemoAccountListProps,
} from './sign-in/DemoAccountList';
export { GoogleButton, type GoogleButtonProps } from './sign-in/GoogleButton';
export { OrDivider, type OrDividerProps } from './sign-in/OrDivider';
export { PasswordSlot, type PasswordSlotProps } from './sign-in/PasswordSlot';
export { SignInFrame, type SignInFrameProps } from './sign-in/SignInFrame';
export { useLazyValidation } from './sign-in/useLazyValidation';
