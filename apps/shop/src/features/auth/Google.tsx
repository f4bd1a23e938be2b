import { useSessionActions } from '@gschool/data';
import { GoogleButton } from '@gschool/ui/sign-in';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { googleErrorMessage } from './authErrorMessage';

/** Google sign-in, and what it says while its window is open. */
export function Google({
  onProblem,
}: {
  /** Gets the sentence of a failure, and undefined when a new attempt begins. */
  onProblem: (sentence: string | undefined) => void;
}) {
  const t = useT();
  const { signInWithGoogle } = useSessionActions();
  const [isWaiting, setIsWaiting] = useState(false);

  async function open() {
    onProblem(undefined);
    setIsWaiting(true);
    try {
      await signInWithGoogle();
    } catch (failure) {
      onProblem(googleErrorMessage(failure, t));
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
