import { useSessionActions } from '@gschool/data';
import { Form, PasswordField, TextField } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './AuthPage.css';
import { authErrorMessage } from '../../shared/authErrorMessage';
import { DemoAccountPicker } from './DemoAccountPicker';
import type { DemoAccount } from './demoAccounts';
import { GoogleButton } from './GoogleButton';
import { useAfterSignIn } from './useAfterSignIn';
import { validateSignIn } from './validate';

/** E-mail and password, Google, and the accounts of a demo (spec, section 7). */
export function SignInForm() {
  const t = useT();
  const { signIn } = useSessionActions();
  const [isBusy, setIsBusy] = useState(false);
  const [demoError, setDemoError] = useState<string | null>(null);
  useAfterSignIn();

  async function submit(email: string, password: string) {
    setIsBusy(true);
    try {
      await signIn(email.trim(), password);
      return undefined;
    } catch (error) {
      return { form: authErrorMessage(error, t) };
    } finally {
      setIsBusy(false);
    }
  }

  async function pick(account: DemoAccount) {
    setDemoError(null);
    const errors = await submit(account.email, account.password);
    if (errors) setDemoError(errors.form);
  }

  return (
    <>
      <Form
        validate={(values) => validateSignIn(values, t)}
        onSubmit={(values) => submit(values['email'] ?? '', values['password'] ?? '')}
        submitLabel={t('signIn.submit')}
      >
        <TextField
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          required
        />
      </Form>
      <div className={css.or}>{t('auth.or')}</div>
      <GoogleButton />
      <DemoAccountPicker isBusy={isBusy} error={demoError} onPick={(a) => void pick(a)} />
    </>
  );
}
