import type { AuthProblem } from '@gschool/data';
import { Form, PasswordField, SubmitButton } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import type { ReauthenticationMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';
import { HiddenUsernameField } from './HiddenUsernameField';
import { getReauthenticationMessage } from './reauthenticationMessages';
import { useAccountGateway } from './useAccountGateway';

/** Reauthenticates with the password. */
export function PasswordReauthentication({
  email,
  onSuccess,
}: {
  email: string;
  onSuccess: () => void;
}) {
  const t = useTranslate<ReauthenticationMessageId | `authError.${AuthProblem}`>();
  const getAccount = useAccountGateway();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form<{ password: string }>
      label={t('account.proveTitle')}
      validate={({ password }) => (password ? {} : { password: t('account.currentMissing') })}
      onSubmit={async ({ password }) => {
        try {
          await (await getAccount()).reauthenticate(password);
        } catch (error) {
          return { password: getReauthenticationMessage(error, t) };
        }
        onSuccess();
        return undefined;
      }}
    >
      <HiddenUsernameField email={email} />
      <PasswordField
        ref={field}
        name="password"
        label={t('account.currentPassword')}
        autoComplete="current-password"
        isRequired
      />
      <SubmitButton isFullWidth>{t('account.proveConfirm')}</SubmitButton>
    </Form>
  );
}
