// What the pages that sign somebody in are made of, in every app: an entry of its own.
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
