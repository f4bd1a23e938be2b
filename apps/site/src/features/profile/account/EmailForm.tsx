import { isAppError } from '@gschool/data';
import { Button, FormFrame, Inline, SubmitButton, TextField } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { accountErrorMessage } from './accountErrorMessage';
import { newEmailSchema } from './schemas';
import { useAccount } from './useAccount';
import { useFocusOnArrival } from './useFocusOnArrival';
import type { Identity } from './useIdentity';

const isAboutTheAddress = (error: unknown): boolean =>
  isAppError(error, 'auth') &&
  (error.info.code === 'email-already-in-use' || error.info.code === 'invalid-email');

/** Asks for a new address and for the proof, then has the link mailed there. */
export function EmailForm({
  email,
  identity,
  onSent,
  onCancel,
}: {
  email: string;
  identity: Identity;
  /** Told the address that the link went to. */
  onSent: (to: string) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const account = useAccount();
  const { form, frame } = useZodForm<{ newEmail: string }>({
    schema: newEmailSchema(t, email),
    defaultValues: { newEmail: '' },
    onSubmit: async ({ newEmail }) => {
      const to = newEmail.trim();
      try {
        await identity.prove();
        await identity.withRecentSignIn(async () => (await account()).requestEmailChange(to));
        onSent(to);
        return undefined;
      } catch (error) {
        // Who would rather not prove it finds the form as it was.
        if (isAppError(error, 'cancelled')) return undefined;
        const message = accountErrorMessage(error, t);
        return isAboutTheAddress(error) ? { newEmail: message } : { form: message };
      }
    },
  });
  useFocusOnArrival(() => form.setFocus('newEmail'));
  return (
    <FormFrame {...frame} id="account-email" label={t('account.changeEmail')}>
      <TextField
        type="email"
        label={t('account.newEmail')}
        hint={t('account.changeEmailLead')}
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
