import type { AuthUser, SignInMethod } from '@gschool/data';
import { Alert, Button, Link, Skeleton, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { AccountSection } from './AccountSection';
import { PasswordForm } from './PasswordForm';
import type { Reauthentication } from './useReauthentication';
import { useFocusAfterChange } from './useFocusAfterChange';

const GOOGLE_ACCOUNT_URL = 'https://myaccount.google.com/security';

/** Changes the password. Members who sign in only with Google see why they have no password. */
export function PasswordSection({
  user,
  methods,
  reauthentication,
}: {
  user: AuthUser;
  methods: readonly SignInMethod[] | null;
  reauthentication: Reauthentication;
}) {
  const t = useT();
  const [phase, setPhase] = useState<'closed' | 'open' | 'changed'>('closed');
  const [button, moveFocus] = useFocusAfterChange<HTMLButtonElement>();

  if (methods !== null && !methods.includes('password')) {
    return (
      <AccountSection title={t('account.passwordTitle')} lead={t('account.googleOnly')}>
        <Link href={GOOGLE_ACCOUNT_URL} isExternal isStandalone>
          {t('account.googleManage')}
        </Link>
      </AccountSection>
    );
  }
  return (
    <AccountSection title={t('account.passwordTitle')} lead={t('account.passwordLead')}>
      {methods === null ? <Skeleton shape="button" /> : null}
      {methods !== null && phase === 'open' ? (
        <PasswordForm
          email={user.email}
          reauthentication={reauthentication}
          onChanged={() => moveFocus(() => setPhase('changed'))}
          onCancel={() => moveFocus(() => setPhase('closed'))}
        />
      ) : null}
      {methods !== null && phase !== 'open' ? (
        <Stack space="4">
          {phase === 'changed' ? (
            <Alert variant="success">{t('account.passwordChanged')}</Alert>
          ) : (
            <Text tone="muted">{t('account.passwordAge')}</Text>
          )}
          <div>
            <Button ref={button} variant="quiet" onClick={() => setPhase('open')}>
              {t('account.changePassword')}
            </Button>
          </div>
        </Stack>
      ) : null}
    </AccountSection>
  );
}
