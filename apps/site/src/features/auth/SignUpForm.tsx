import { useSessionActions } from '@gschool/data';
import { Form, PasswordField, TextField } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as css from './AuthPage.css';
import { authErrorMessage } from '../../shared/authErrorMessage';
import { GoogleButton } from './GoogleButton';
import { useAfterSignIn } from './useAfterSignIn';
import { validateSignUp } from './validate';

/** Enroll: an account by e-mail and password, or by Google (spec, sections 1 and 7). */
export function SignUpForm() {
  const t = useT();
  const { signUp } = useSessionActions();
  useAfterSignIn(paths.profile);

  return (
    <>
      <Form
        validate={(values) => validateSignUp(values, t)}
        onSubmit={async (values) => {
          try {
            await signUp((values['email'] ?? '').trim(), values['password'] ?? '');
            return undefined;
          } catch (error) {
            return { form: authErrorMessage(error, t) };
          }
        }}
        submitLabel={t('signUp.submit')}
      >
        <TextField
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="email"
          inputMode="email"
          required
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          required
        />
      </Form>
      <div className={css.or}>{t('auth.or')}</div>
      <GoogleButton />
    </>
  );
}
