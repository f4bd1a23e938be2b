import { useSessionActions, type SignedInState, type SignInMethod } from '@gschool/data';
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
import * as css from './Account.css';
import { AccountSection } from './AccountSection';
import { EmailChange } from './EmailChange';
import type { Identity } from './useIdentity';

const methodName = (methods: readonly SignInMethod[]): MessageId => {
  if (methods.length > 1) return 'account.both';
  return methods[0] === 'google' ? 'account.google' : 'account.password';
};

/** The address with its proof and its change, the way in, since when, and the way out. */
export function SignInSection({
  session,
  methods,
  identity,
}: {
  session: SignedInState;
  methods: readonly SignInMethod[] | null;
  identity: Identity;
}) {
  const t = useT();
  const { locale } = useUi();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const [problem, setProblem] = useState<string | null>(null);
  const { user, profile } = session;
  const zone = profile?.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  const since = profile ? formatLongDate(profile.createdAt, { zone, locale }) : '';

  async function leave() {
    setProblem(null);
    try {
      await signOut();
      await navigate(paths.home);
    } catch (error) {
      setProblem(logoutMessage(error, t));
    }
  }

  return (
    <AccountSection title={t('account.signInTitle')} lead={t('account.signInLead')}>
      <Stack space="6">
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt>{t('account.email')}</dt>
            <dd>
              <Inline space="2">
                <span className={css.word}>{user.email}</span>
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
          <div className={css.fact}>
            <dt>{t('account.methods')}</dt>
            <dd>{methods ? t(methodName(methods)) : null}</dd>
          </div>
          {since ? (
            <div className={css.fact}>
              <dt>{t('account.since')}</dt>
              <dd>{since}</dd>
            </div>
          ) : null}
        </dl>
        <EmailChange email={user.email} identity={identity} />
        {problem ? <Alert variant="danger">{problem}</Alert> : null}
        <Divider />
        <Inline space="3" justify="between">
          <Text tone="soft">{t('account.signedInHere')}</Text>
          <Button variant="quiet" iconStart={icons.logout} onClick={() => void leave()}>
            {t('signOut')}
          </Button>
        </Inline>
      </Stack>
    </AccountSection>
  );
}
