import { useSessionActions, type SignedInState } from '@gschool/data';
import { formatLongDate } from '@gschool/domain';
import { Badge, Button, Card, Heading, Inline, Stack, icons } from '@gschool/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import * as css from '../Profile.css';
import { ProfileNotice } from '../ProfileNotice';

/** How the member signs in, since when, and the way out. */
export function AccountTab({ session }: { session: SignedInState }) {
  const t = useT();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const [error, setError] = useState<unknown>(null);
  const { user, profile } = session;
  const zone = profile?.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  const since = profile ? formatLongDate(profile.createdAt, { zone, locale: 'en' }) : '';

  async function leave() {
    setError(null);
    try {
      await signOut();
      await navigate(paths.home);
    } catch (failure) {
      setError(failure);
    }
  }

  return (
    <Card as="section" aria-labelledby="account">
      <Stack space="5">
        <Heading level={2} size="h3" id="account">
          {t('account.heading')}
        </Heading>
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt>{t('auth.email')}</dt>
            <dd>
              <Inline space="2">
                <span>{user.email}</span>
                <Badge tone={user.isEmailVerified ? 'success' : 'neutral'}>
                  {t(user.isEmailVerified ? 'account.verified' : 'account.unverified')}
                </Badge>
              </Inline>
            </dd>
          </div>
          <div className={css.fact}>
            <dt>{t('account.provider')}</dt>
            <dd>{t(user.provider === 'google' ? 'account.google' : 'account.password')}</dd>
          </div>
          {since ? (
            <div className={css.fact}>
              <dt>{t('account.since')}</dt>
              <dd>{since}</dd>
            </div>
          ) : null}
        </dl>
        {error ? <ProfileNotice error={error} fallback="account.signOutFailed" /> : null}
        <div>
          <Button variant="quiet" iconStart={icons.logout} onClick={() => void leave()}>
            {t('signOut')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
