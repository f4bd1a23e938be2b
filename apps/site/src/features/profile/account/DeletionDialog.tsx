import { isAppError } from '@gschool/data';
import { ProgressBar, TextField } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT, type MessageId } from '../../../i18n/useT';
import { accountErrorMessage } from './accountErrorMessage';
import type { Deletion } from './useDeletion';

const stepLabels: Readonly<Record<string, MessageId>> = {
  erasing: 'account.deleteErasing',
  closing: 'account.deleteClosing',
};

/** Asks for the final confirmation: the member types the email address. */
export function DeletionDialog({ deletion }: { deletion: Deletion }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { phase, email, isInterrupted } = deletion;
  const confirmationText = email ?? t('account.deleteWord');
  const stepLabel = phase.status === 'confirming' ? stepLabels[phase.step] : undefined;

  const getErrorMessage = (error: unknown) => {
    if (isAppError(error, 'invalid')) return t('account.deleteMistyped');
    const message = accountErrorMessage(error, t);
    return isInterrupted ? `${message} ${t('account.deleteBroken')}` : message;
  };

  return (
    <ConfirmDialog
      variant="danger"
      title={t('account.deleteQuestion')}
      description={t('account.deleteDescription')}
      confirmLabel={t('account.deleteConfirm')}
      cancelLabel={t('account.deleteCancel')}
      isOpen={phase.status === 'confirming'}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setTyped('');
        deletion.close();
      }}
      // An account without an email confirms with a word. The English word is accepted in every
      // language.
      onConfirm={() =>
        deletion.confirm(typed, email === null ? [confirmationText, 'DELETE'] : [email])
      }
      getErrorMessage={getErrorMessage}
    >
      {stepLabel ? (
        <ProgressBar label={t(stepLabel)} isLabelVisible />
      ) : (
        <TextField
          name="typed"
          label={t('account.deleteType', { email: confirmationText })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
