import { isAppError, useSessionActions, useServices } from '@gschool/data';
import { Form, Link, PasswordField, SubmitButton, useToasts } from '@gschool/ui';
import { OrDivider } from '@gschool/ui/sign-in';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { authErrorMessage } from './authErrorMessage';
import { EmailField } from './EmailField';
import { Google } from './Google';
import { useAfterSignIn } from './useAfterSignIn';
import { useNext } from './useNext';
import { useValidation } from './useValidation';

/** An account by Google, or by e-mail and password (spec, section 7). */
export function SignUpForm() {
  const t = useT();
  const { session } = useServices();
  const toasts = useToasts();
  const { signUp } = useSessionActions();
  const { keep } = useNext();
  const { validate, whenValid } = useValidation((rules, values) => rules.validateSignUp(values, t));
  const [problem, setProblem] = useState<string>();
  const [isTaken, setIsTaken] = useState(false);
  useAfterSignIn();

  /** The mail that proves the address. Where it fails the school's account page offers it again. */
  async function sendLink(email: string) {
    await (await (await session.backend()).account()).sendVerification();
    toasts.show({
      variant: 'success',
      title: t('signUp.mailSent'),
      message: t('signUp.mailSentText', { email }),
    });
  }

  return (
    <Form
      label={t('signUp.title')}
      problem={problem}
      errorAction={
        isTaken ? (
          <Link href={keep(paths.login)} tone="inherit">
            {t('signUp.signInInstead')}
          </Link>
        ) : undefined
      }
      validate={validate}
      onSubmit={whenValid(async ({ email = '', password = '' }) => {
        setProblem(undefined);
        try {
          await signUp(email.trim(), password);
        } catch (error) {
          setIsTaken(isAppError(error, 'auth') && error.info.code === 'email-already-in-use');
          return { form: authErrorMessage(error, t) };
        }
        sendLink(email.trim()).catch(() => undefined);
        return undefined;
      })}
    >
      <Google onProblem={setProblem} />
      <OrDivider word={t('auth.or')} />
      <EmailField autoComplete="email" onType={() => setIsTaken(false)} />
      <PasswordField
        name="password"
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="large" isFullWidth>
        {t('signUp.submit')}
      </SubmitButton>
    </Form>
  );
}
