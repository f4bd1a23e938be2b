import { isAppError } from '@gschool/data';
import { MIN_PASSWORD_LENGTH } from '@gschool/domain';
import { Button, FormFrame, Inline, PasswordField, SubmitButton } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { accountErrorMessage } from './accountErrorMessage';
import { ForgottenPassword } from './ForgottenPassword';
import { KnownUsername } from './KnownUsername';
import { newPasswordSchema } from './schemas';
import { useAccount } from './useAccount';
import { useFocusOnArrival } from './useFocusOnArrival';
import type { Identity } from './useIdentity';

interface Values {
  currentPassword: string;
  newPassword: string;
}

const codeOf = (error: unknown): string | null =>
  isAppError(error, 'auth') ? error.info.code : null;

/** The password of now proves who asks; the new one follows it. */
export function PasswordForm({
  email,
  identity,
  onChanged,
  onCancel,
}: {
  email: string;
  identity: Identity;
  onChanged: () => void;
  onCancel: () => void;
}) {
  const t = useT();
  const account = useAccount();
  const { form, frame } = useZodForm<Values>({
    schema: newPasswordSchema(t, email),
    defaultValues: { currentPassword: '', newPassword: '' },
    onSubmit: async ({ currentPassword, newPassword }) => {
      try {
        const gateway = await account();
        await gateway.reauthenticate(currentPassword);
        await identity.withRecentSignIn(() => gateway.changePassword(newPassword));
        onChanged();
        return undefined;
      } catch (error) {
        if (isAppError(error, 'cancelled')) return undefined;
        const message = accountErrorMessage(error, t);
        const code = codeOf(error);
        if (code === 'invalid-credential') return { currentPassword: message };
        return code === 'weak-password' ? { newPassword: message } : { form: message };
      }
    },
  });
  useFocusOnArrival(() => form.setFocus('currentPassword'));
  return (
    <FormFrame {...frame} id="account-password" label={t('account.changePassword')}>
      <KnownUsername email={email} />
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
      <ForgottenPassword email={email} />
    </FormFrame>
  );
}
