import { FormFrame, PasswordField, SubmitButton } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { accountErrorMessage } from './accountErrorMessage';
import { HiddenUsernameField } from './HiddenUsernameField';
import { passwordSchema } from './schemas';
import { useAccountGateway } from './useAccountGateway';
import { useFocusOnMount } from './useFocusOnMount';

/** Reauthenticates with the password. */
export function PasswordReauthentication({
  email,
  onSuccess,
}: {
  email: string;
  onSuccess: () => void;
}) {
  const t = useT();
  const getAccount = useAccountGateway();
  const { form, frame } = useZodForm<{ password: string }>({
    schema: passwordSchema(t),
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await (await getAccount()).reauthenticate(password);
        onSuccess();
        return undefined;
      } catch (error) {
        return { password: accountErrorMessage(error, t) };
      }
    },
  });
  useFocusOnMount(() => form.setFocus('password'));
  return (
    <FormFrame {...frame} label={t('account.proveTitle')}>
      <HiddenUsernameField email={email} />
      <PasswordField
        label={t('account.currentPassword')}
        autoComplete="current-password"
        isRequired
        {...form.register('password')}
      />
      <SubmitButton isFullWidth>{t('account.proveConfirm')}</SubmitButton>
    </FormFrame>
  );
}
