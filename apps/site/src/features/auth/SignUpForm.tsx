import { isAppError, useSessionActions, useServices, type Session } from '@gschool/data';
import { Form, Link, PasswordField, SubmitButton } from '@gschool/ui';
import { OrDivider } from '@gschool/ui/sign-in';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { authErrorMessage } from '../../shared/authErrorMessage';
import { EmailField } from './EmailField';
import { GoogleButton } from './GoogleButton';
import { useAfterSignIn } from './useAfterSignIn';
import { useNext } from './useNext';
import { useValidation } from './useValidation';

/** The mail that proves the address. A failure is told where the mail is spoken of. */
async function mailLink(session: Session) {
  const { sendVerification } = await import('../../shared/verification/verificationMail');
  await sendVerification(session);
}

/** Enroll: an account by Google, or by e-mail and password (spec, sections 1 and 7). */
export function SignUpForm() {
  const t = useT();
  const { session } = useServices();
  const { signUp } = useSessionActions();
  const { next, keep } = useNext();
  const { validate, whenValid } = useValidation((rules, values) => rules.validateSignUp(values, t));
  const [problem, setProblem] = useState<string>();
  const [isTaken, setIsTaken] = useState(false);
  const [hasJoined, setHasJoined] = useState(false);
  // Who has just made an account with an address hears of the mail first, then goes on.
  useAfterSignIn(hasJoined ? keep(paths.verifyEmail) : (next ?? paths.profile));

  return (
    <Form
      label={t('signUp.heading')}
      problem={problem}
      errorAction={
        isTaken ? (
          <Link href={keep(paths.signIn)} tone="inherit">
            {t('signUp.signInInstead')}
          </Link>
        ) : undefined
      }
      validate={validate}
      onSubmit={whenValid(async ({ email = '', password = '' }) => {
        setProblem(undefined);
        setHasJoined(true);
        try {
          await signUp(email.trim(), password);
          void mailLink(session);
          return undefined;
        } catch (error) {
          const taken = isAppError(error, 'auth') && error.info.code === 'email-already-in-use';
          setHasJoined(false);
          setIsTaken(taken);
          return { form: authErrorMessage(error, t) };
        }
      })}
    >
      <GoogleButton onProblem={setProblem} />
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
