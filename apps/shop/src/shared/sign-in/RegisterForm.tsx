import { SignUpForm, type SignUpFormProps } from '@gschool/app/sign-in';
import { useServices } from '@gschool/data';
import { useToasts } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Creates an account with Google or with email and password. */
export function RegisterForm(
  props: Pick<SignUpFormProps, 'emailStore' | 'isEmailFirst' | 'onSignIn'>,
) {
  const t = useT();
  const { session } = useServices();
  const toasts = useToasts();

  /** If sending the verification email fails, the checkout offers to send it. */
  async function sendLink(email: string) {
    const { sendVerification } = await import('@gschool/app/verification');
    if (!(await sendVerification(session))) return;
    toasts.show({
      variant: 'success',
      title: t('signUp.mailSent'),
      message: t('signUp.mailSentText', { email }),
    });
  }

  return (
    <SignUpForm
      {...props}
      label={t('signUp.title')}
      signInPath={paths.login}
      onSignUp={(email) => void sendLink(email).catch(() => undefined)}
    />
  );
}
