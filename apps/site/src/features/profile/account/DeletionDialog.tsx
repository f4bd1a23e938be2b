import { isAppError } from '@gschool/data';
import { ProgressBar, TextField } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT, type MessageId } from '../../../i18n/useT';
import { accountErrorMessage } from './accountErrorMessage';
import type { Deletion } from './useDeletion';

const working: Readonly<Record<string, MessageId>> = {
  erasing: 'account.deleteErasing',
  closing: 'account.deleteClosing',
};

/** The last question: what goes, what stays, and the address typed in full. */
export function DeletionDialog({ deletion }: { deletion: Deletion }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { phase, email, isBroken } = deletion;
  const word = email ?? t('account.deleteWord');
  const doing = phase.is === 'asking' ? working[phase.step] : undefined;

  const sentence = (error: unknown) => {
    if (isAppError(error, 'invalid')) return t('account.deleteMistyped');
    const message = accountErrorMessage(error, t);
    return isBroken ? `${message} ${t('account.deleteBroken')}` : message;
  };

  return (
    <ConfirmDialog
      variant="danger"
      title={t('account.deleteQuestion')}
      description={t('account.deleteDescription')}
      confirmLabel={t('account.deleteConfirm')}
      cancelLabel={t('account.deleteKeep')}
      isOpen={phase.is === 'asking'}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setTyped('');
        deletion.close();
      }}
      // Without an address there is a word to type; the English one is accepted in every language.
      onConfirm={() => deletion.confirm(typed, email === null ? [word, 'DELETE'] : [email])}
      getErrorMessage={sentence}
    >
      {doing ? (
        <ProgressBar label={t(doing)} isLabelVisible />
      ) : (
        <TextField
          name="typed"
          label={t('account.deleteType', { email: word })}
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
