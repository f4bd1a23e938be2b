import { useSessionActions } from '@gschool/data';
import { Button, Spinner } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { googleErrorMessage } from '../../shared/authErrorMessage';
import { GoogleMark } from './GoogleMark';

/**
 * Google sign-in. A popup that was closed is reported only after some seconds,
 * so the button shows that it waits and everything else on the page stays usable.
 * A press meanwhile does nothing: a second popup would end the first with an error.
 */
export function GoogleButton({
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
    <Button
      variant="quiet"
      size="large"
      isFullWidth
      // Not `isLoading`, which hides the words: where to look is what they say.
      aria-disabled={isWaiting}
      aria-busy={isWaiting}
      onClick={() => void open()}
    >
      {isWaiting ? <Spinner size="small" label="" /> : <GoogleMark />}
      {isWaiting ? t('google.waiting') : t('google.continue')}
    </Button>
  );
}
