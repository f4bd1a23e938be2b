import { useServices, useSessionActions, type AuthProblem } from '@gschool/data';
import { GoogleButton } from '@gschool/ui/sign-in';
import { useEffect, useState } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';
import { getGoogleErrorMessage } from './authErrorMessage';
import { whenIdle } from '../whenIdle';

export interface GoogleSignInProps {
  /** Called with the error message, and with undefined when a new attempt starts. */
  onProblem: (message: string | undefined) => void;
}

/** The Google sign-in button; its label changes while the popup is open. */
export function GoogleSignIn({ onProblem }: GoogleSignInProps) {
  const t = useTranslate<SignInMessageId | `authError.${AuthProblem}`>();
  const { signInWithGoogle } = useSessionActions();
  const [isWaiting, setIsWaiting] = useState(false);
  const { session } = useServices();
  // Safari blocks a popup that opens long after the click, so the popup's code is loaded ahead of
  // time.
  useEffect(() => whenIdle(() => session.prepareGooglePopup()), [session]);

  async function open() {
    onProblem(undefined);
    setIsWaiting(true);
    try {
      await signInWithGoogle();
    } catch (error) {
      onProblem(getGoogleErrorMessage(error, t));
    } finally {
      setIsWaiting(false);
    }
  }

  return (
    <GoogleButton
      label={t(isWaiting ? 'google.waiting' : 'google.continue')}
      isWaiting={isWaiting}
      onPress={() => void open()}
    />
  );
}
