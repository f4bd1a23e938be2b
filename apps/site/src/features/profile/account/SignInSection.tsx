import type { SignedInState, SignInMethod } from '@gschool/data';
import { formatLongDate } from '@gschool/domain';
import {
  Alert,
  Badge,
  Button,
  Divider,
  Inline,
  Link,
  Stack,
  Text,
  icons,
  useUi,
} from '@gschool/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { useT, type MessageId } from '../../../i18n/useT';
import { logoutMessage } from '../../../shared/logoutMessage';
import { useSignOutSteps } from '../../../shared/useSignOut';
import * as styles from './Account.css';
import { AccountSection } from './AccountSection';
import { EmailChange } from './EmailChange';
import type { Reauthentication } from './useReauthentication';

const getMethodsLabel = (methods: readonly SignInMethod[]): MessageId => {
  if (methods.length > 1) return 'account.both';
  return methods[0] === 'google' ? 'account.google' : 'account.password';
};

/** The email address, the sign-in methods, the date of enrollment, and signing out. */
export function SignInSection({
  session,
  methods,
  reauthentication,
}: {
  session: SignedInState;
  methods: readonly SignInMethod[] | null;
  reauthentication: Reauthentication;
}) {
  const t = useT();
  const { locale } = useUi();
  const navigate = useNavigate();
  const signOut = useSignOutSteps();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const { user, profile } = session;
  const zone = profile?.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  const memberSince = profile ? formatLongDate(profile.createdAt, { zone, locale }) : '';

  async function handleSignOut() {
    setErrorMessage(null);
    try {
      if (await signOut()) await navigate(paths.home);
    } catch (error) {
      setErrorMessage(logoutMessage(error, t));
    }
  }

  return (
    <AccountSection title={t('account.signInTitle')} lead={t('account.signInLead')}>
      <Stack space="6">
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('account.email')}</dt>
            <dd>
              <Inline space="2">
                <span className={styles.emailAddress}>{user.email}</span>
                <Badge tone={user.isEmailVerified ? 'success' : 'neutral'}>
                  {t(user.isEmailVerified ? 'account.verified' : 'account.unverified')}
                </Badge>
                {user.isEmailVerified ? null : (
                  <Link href={paths.verifyEmail} isStandalone>
                    {t('account.verify')}
                  </Link>
                )}
              </Inline>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('account.methods')}</dt>
            <dd>{methods ? t(getMethodsLabel(methods)) : null}</dd>
          </div>
          {memberSince ? (
            <div className={styles.fact}>
              <dt>{t('account.since')}</dt>
              <dd>{memberSince}</dd>
            </div>
          ) : null}
        </dl>
        <EmailChange email={user.email} reauthentication={reauthentication} />
        {errorMessage ? <Alert variant="danger">{errorMessage}</Alert> : null}
        <Divider />
        <Inline space="3" justify="between">
          <Text tone="muted">{t('account.signedInHere')}</Text>
          <Button variant="quiet" iconStart={icons.logout} onClick={() => void handleSignOut()}>
            {t('signOut')}
          </Button>
        </Inline>
      </Stack>
    </AccountSection>
  );
}
