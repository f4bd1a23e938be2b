import { HiddenUsernameField, useAccountGateway } from '@gschool/app/reauthentication';
import { isAppError } from '@gschool/data';
import { MIN_PASSWORD_LENGTH } from '@gschool/domain';
import { Button, FormFrame, Inline, PasswordField, SubmitButton } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { accountErrorMessage } from './accountErrorMessage';
import { ResetPasswordPrompt } from './ResetPasswordPrompt';
import { newPasswordSchema } from './schemas';
import { useFocusOnMount } from './useFocusOnMount';
import type { Reauthentication } from './useReauthentication';

interface Values {
  currentPassword: string;
  newPassword: string;
}

const getAuthErrorCode = (error: unknown): string | null =>
  isAppError(error, 'auth') ? error.info.code : null;

/** Asks for the current password and a new one. */
export function PasswordForm({
  email,
  reauthentication,
  onChanged,
  onCancel,
}: {
  email: string;
  reauthentication: Reauthentication;
  onChanged: () => void;
  onCancel: () => void;
}) {
  const t = useT();
  const getAccount = useAccountGateway();
  const { form, frame } = useZodForm<Values>({
    schema: newPasswordSchema(t, email),
    defaultValues: { currentPassword: '', newPassword: '' },
    onSubmit: async ({ currentPassword, newPassword }) => {
      try {
        const gateway = await getAccount();
        await gateway.reauthenticate(currentPassword);
        await reauthentication.withRecentSignIn(() => gateway.changePassword(newPassword));
        onChanged();
        return undefined;
      } catch (error) {
        if (isAppError(error, 'cancelled')) return undefined;
        const message = accountErrorMessage(error, t);
        const code = getAuthErrorCode(error);
        if (code === 'invalid-credential') return { currentPassword: message };
        return code === 'weak-password' ? { newPassword: message } : { form: message };
      }
    },
  });
  useFocusOnMount(() => form.setFocus('currentPassword'));
  return (
    <FormFrame {...frame} id="account-password" label={t('account.changePassword')}>
      <HiddenUsernameField email={email} />
      <PasswordField
        label={t('account.currentPassword')}
        autoComplete="current-password"
        isRequired
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={t('account.newPassword')}
        hint={t('account.newPasswordHint', { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        isRequired
        {...form.register('newPassword')}
      />
      <Inline space="3">
        <SubmitButton>{t('account.savePassword')}</SubmitButton>
        <Button variant="plain" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </Inline>
      <ResetPasswordPrompt email={email} />
    </FormFrame>
  );
}
