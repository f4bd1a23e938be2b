import { useAccountGateway } from '@gschool/app/reauthentication';
import { useReadTextDraft, useTextDraft } from '@gschool/app/session';
import { isAppError } from '@gschool/data';
import { normalizeEmail } from '@gschool/domain';
import { Button, FormFrame, Inline, SubmitButton, TextField } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { accountErrorMessage } from './accountErrorMessage';
import { EMAIL_DRAFT } from './emailDraft';
import { newEmailSchema } from './schemas';
import { useFocusOnMount } from './useFocusOnMount';
import type { Reauthentication } from './useReauthentication';

const isEmailError = (error: unknown): boolean =>
  isAppError(error, 'auth') &&
  (error.info.code === 'email-already-in-use' || error.info.code === 'invalid-email');

/** Asks for a new email and for a recent sign-in, then has a link sent to the new email. */
export function EmailForm({
  email,
  reauthentication,
  onSent,
  onCancel,
}: {
  email: string;
  reauthentication: Reauthentication;
  /** Receives the email that the link was sent to. */
  onSent: (to: string) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const getAccount = useAccountGateway();
  const readTextDraft = useReadTextDraft();
  const [restored] = useState(() => readTextDraft(EMAIL_DRAFT));
  const { form, frame } = useZodForm<{ newEmail: string }>({
    schema: newEmailSchema(t, email),
    defaultValues: { newEmail: restored ?? '' },
    onSubmit: async ({ newEmail }) => {
      const to = normalizeEmail(newEmail);
      try {
        await reauthentication.reauthenticate();
        await reauthentication.withRecentSignIn(async () =>
          (await getAccount()).requestEmailChange(to),
        );
        onSent(to);
        return undefined;
      } catch (error) {
        // If the member cancels the dialog, the form keeps its values.
        if (isAppError(error, 'cancelled')) return undefined;
        const message = accountErrorMessage(error, t);
        return isEmailError(error) ? { newEmail: message } : { form: message };
      }
    },
  });
  useTextDraft(EMAIL_DRAFT, () => form.getValues('newEmail'));
  useFocusOnMount(() => form.setFocus('newEmail'));
  return (
    <FormFrame {...frame} id="account-email" label={t('account.changeEmail')}>
      <TextField
        type="email"
        label={t('account.newEmail')}
        hint={t(restored === null ? 'account.changeEmailLead' : 'account.emailRestored')}
        autoComplete="email"
        inputMode="email"
        isRequired
        {...form.register('newEmail')}
      />
      <Inline space="3">
        <SubmitButton>{t('account.sendLink')}</SubmitButton>
        <Button variant="plain" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </Inline>
    </FormFrame>
  );
}
