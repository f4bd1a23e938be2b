import { Form, PasswordField } from '@gschool/ui';
import { validateNewPassword } from '@gschool/app/sign-in';

import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';

/** The hidden email tells password managers which account the new password belongs to. */
export function NewPasswordForm({
  email,
  onSave,
}: {
  email: string;
  /** Rejects with the error to show. */
  onSave: (password: string) => Promise<void>;
}) {
  const t = useT();
  return (
    <Form
      label={t('link.resetHeading')}
      validate={(values) => validateNewPassword(values, t)}
      onSubmit={async ({ password = '' }) => {
        try {
          await onSave(password);
          return undefined;
        } catch (error) {
          return { form: getAuthErrorMessage(error, t) };
        }
      }}
      submitLabel={t('link.resetSubmit')}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('link.newPassword')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        required
      />
    </Form>
  );
}
