import { FormFrame, PasswordField, SubmitButton } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { accountErrorMessage } from './accountErrorMessage';
import { KnownUsername } from './KnownUsername';
import { proofSchema } from './schemas';
import { useAccount } from './useAccount';
import { useFocusOnArrival } from './useFocusOnArrival';

/** Proves who is here by the password. */
export function PasswordProof({ email, onProved }: { email: string; onProved: () => void }) {
  const t = useT();
  const account = useAccount();
  const { form, frame } = useZodForm<{ password: string }>({
    schema: proofSchema(t),
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await (await account()).reauthenticate(password);
        onProved();
        return undefined;
      } catch (error) {
        return { password: accountErrorMessage(error, t) };
      }
    },
  });
  useFocusOnArrival(() => form.setFocus('password'));
  return (
    <FormFrame {...frame} label={t('account.proveTitle')}>
      <KnownUsername email={email} />
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
