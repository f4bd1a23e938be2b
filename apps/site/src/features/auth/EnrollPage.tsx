import '../../i18n/en/auth.messages.json';

import { lazyComponent } from '@gschool/app/routes';
import { useReturnPath } from '@gschool/app/sign-in';
import { Link, Text, useIsHydrated } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { EnrollForm } from './EnrollForm';

const PlanTeaser = lazyComponent(() =>
  import('../../shared/plans/PlanTeaser').then(withMessages).then((module) => module.PlanTeaser),
);

/** `/auth/sign-up`, labeled Enroll. The prices load after the form. */
export function EnrollPage() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  const isHydrated = useIsHydrated();
  return (
    <SignInFrame title={t('signUp.heading')} lead={t('signUp.lead')} poster="art:figure/jump/13">
      <EnrollForm />
      <Text tone="muted">
        {t('signUp.haveAccount')}{' '}
        <Link href={withReturnPath(paths.signIn)}>{t('signUp.signIn')}</Link>
      </Text>
      {isHydrated ? <PlanTeaser /> : null}
    </SignInFrame>
  );
}
