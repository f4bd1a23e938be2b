import { useSessionActions } from '@gschool/data';
import { Alert, Button, Stack } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { authErrorMessage } from '../../shared/authErrorMessage';
import { GoogleMark } from './GoogleMark';

/**
 * Google sign-in. A popup that was closed is reported only after some seconds,
 * so the button shows that it waits and everything else on the page stays usable.
 */
export function GoogleButton() {
  const t = useT();
  const { signInWithGoogle } = useSessionActions();
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function open() {
    setError(null);
    setIsWaiting(true);
    try {
      await signInWithGoogle();
    } catch (failure) {
      setError(authErrorMessage(failure, t));
    } finally {
      setIsWaiting(false);
    }
  }

  return (
    <Stack space="3">
      {error ? (
        <div role="alert">
          <Alert variant="danger">{error}</Alert>
        </div>
      ) : null}
      <Button
        type="button"
        variant="quiet"
        isFullWidth
        isLoading={isWaiting}
        onClick={() => void open()}
      >
        <GoogleMark />
        {isWaiting ? t('google.waiting') : t('google.continue')}
      </Button>
    </Stack>
  );
}
