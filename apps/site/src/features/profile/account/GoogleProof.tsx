import { Alert, Button, Stack } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { getGoogleErrorMessage } from '../../../shared/authErrorMessage';
import { accountErrorMessage } from './accountErrorMessage';
import { useAccount } from './useAccount';

/**
 * Proves who is here by Google. A window that was closed is reported only after some
 * seconds: the button says that it waits, and the dialog stays usable.
 */
export function GoogleProof({ onProved }: { onProved: () => void }) {
  const t = useT();
  const account = useAccount();
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function prove() {
    setProblem(null);
    setIsWaiting(true);
    try {
      await (await account()).reauthenticateWithGoogle();
      onProved();
    } catch (error) {
      setProblem(getGoogleErrorMessage(error, t, accountErrorMessage));
    } finally {
      setIsWaiting(false);
    }
  }

  return (
    <Stack space="3">
      {problem ? <Alert variant="danger">{problem}</Alert> : null}
      <Button variant="quiet" isFullWidth isLoading={isWaiting} onClick={() => void prove()}>
        {t(isWaiting ? 'account.proveWaiting' : 'account.proveGoogle')}
      </Button>
    </Stack>
  );
}
