import '../../../i18n/en/auth.messages.json';
import '../../../i18n/en/emailLinks.messages.json';

import { normalizeEmail } from '@gschool/domain';
import { Form, Link, SubmitButton, Text } from '@gschool/ui';
import { EmailField, useReturnPath, validateEmail } from '@gschool/app/sign-in';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';
import { typedEmail } from '../typedEmail';
import { ResetEmailSent } from './ResetEmailSent';
import { useResetEmail } from './useResetEmail';

const POSTER = 'art:figure/breathe/9';

/** `/auth/forgot-password`: requests an email with a link to set a new password. */
export function ForgotPassword() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  const { mail, send, startOver } = useResetEmail();
  const signIn = <Link href={withReturnPath(paths.signIn)}>{t('signIn.action')}</Link>;

  if (mail) {
    return (
      <SignInFrame
        title={t('forgot.sentHeading')}
        lead={t('forgot.sent', { email: mail.email })}
        poster={POSTER}
      >
        <ResetEmailSent mail={mail} onSend={() => send(mail.email)} onStartOver={startOver} />
        <Text tone="muted">
          {t('forgot.remembered')} {signIn}
        </Text>
      </SignInFrame>
    );
  }

  return (
    <SignInFrame title={t('forgot.heading')} lead={t('forgot.lead')} poster={POSTER}>
      <Form
        label={t('forgot.heading')}
        validate={(values) => validateEmail(values, t)}
        onSubmit={async ({ email = '' }) => {
          try {
            await send(normalizeEmail(email));
            return undefined;
          } catch (error) {
            return { form: getAuthErrorMessage(error, t) };
          }
        }}
      >
        <EmailField autoComplete="username" store={typedEmail} />
        <SubmitButton size="large" isFullWidth>
          {t('emailLinks.send')}
        </SubmitButton>
      </Form>
      <Text tone="muted">
        {t('forgot.remembered')} {signIn}
      </Text>
    </SignInFrame>
  );
}
