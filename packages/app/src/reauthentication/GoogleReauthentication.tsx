import { useServices, type AuthProblem } from '@gschool/data';
import { Alert, Button, Stack } from '@gschool/ui';
import { useEffect, useState } from 'react';

import type { ReauthenticationMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';
import { getGoogleErrorMessage } from '../sign-in/authErrorMessage';
import { getReauthenticationMessage } from './reauthenticationMessages';
import { useAccountGateway } from './useAccountGateway';

/**
 * Reauthenticates with Google. Firebase reports a closed popup only after a few seconds. Until
 * then, the button shows that it is waiting, and the dialog stays usable.
 */
export function GoogleReauthentication({ onSuccess }: { onSuccess: () => void }) {
  const t = useTranslate<ReauthenticationMessageId | `authError.${AuthProblem}`>();
  const getAccount = useAccountGateway();
  const { session } = useServices();
  const [isWaiting, setIsWaiting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  // Safari blocks a popup that opens long after the click, so its code is loaded before the click.
  useEffect(() => session.prepareGooglePopup(), [session]);

  async function reauthenticate() {
    setErrorMessage(null);
    setIsWaiting(true);
    try {
      await (await getAccount()).reauthenticateWithGoogle();
      onSuccess();
    } catch (error) {
      setErrorMessage(getGoogleErrorMessage(error, t, getReauthenticationMessage));
    } finally {
      setIsWaiting(false);
    }
  }

  return (
    <Stack space="3">
      {errorMessage ? <Alert variant="danger">{errorMessage}</Alert> : null}
      <Button
        variant="quiet"
        isFullWidth
        isLoading={isWaiting}
        onClick={() => void reauthenticate()}
      >
        {t(isWaiting ? 'account.proveWaiting' : 'account.proveGoogle')}
      </Button>
    </Stack>
  );
}
