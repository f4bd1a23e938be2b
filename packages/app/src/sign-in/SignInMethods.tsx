import { OrDivider } from '@gschool/ui/sign-in';
import type { ReactNode } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';
import { GoogleSignIn, type GoogleSignInProps } from './GoogleSignIn';

interface SignInMethodsProps extends GoogleSignInProps {
  /** Whether email and password come before Google. */
  isEmailFirst: boolean;
  /** The fields for email and password, and the button that submits them. */
  children: ReactNode;
}

/** Both sign-in methods, with a divider between them. */
export function SignInMethods({ isEmailFirst, onProblem, children }: SignInMethodsProps) {
  const t = useTranslate<SignInMessageId>();
  const divider = <OrDivider label={t('auth.or')} />;
  const google = <GoogleSignIn onProblem={onProblem} />;
  return isEmailFirst ? (
    <>
      {children}
      {divider}
      {google}
    </>
  ) : (
    <>
      {google}
      {divider}
      {children}
    </>
  );
}
