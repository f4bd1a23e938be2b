import type { SignedInState } from '@gschool/data';
import { getDisplayName } from '@gschool/domain';
import { Avatar, Badge, Button, Card, Heading, Stack, useUi } from '@gschool/ui';

import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import { writtenDate } from '../../shared/goods/writtenDate';
import * as css from './Orders.css';

const siteUrl = settings.ok ? settings.settings.siteUrl : undefined;

/** Who is signed in. The profile itself is kept by the school, where it is edited. */
export function ProfileCard({ session }: { session: SignedInState }) {
  const t = useT();
  const { locale } = useUi();
  const { user, profile, isSubscribed } = session;
  const name = getDisplayName(profile ?? { email: user.email });
  const email = profile?.email ?? user.email;
  const facts = [
    { term: t('account.email'), value: email && <bdi>{email}</bdi> },
    {
      term: t('account.confirmed'),
      value: (
        <Badge tone={user.isEmailVerified ? 'success' : 'warning'}>
          {t(user.isEmailVerified ? 'account.yes' : 'account.notYet')}
        </Badge>
      ),
    },
    {
      term: t('account.subscription'),
      value: (
        <Badge tone={isSubscribed ? 'success' : 'neutral'}>
          {t(isSubscribed ? 'account.active' : 'account.inactive')}
        </Badge>
      ),
    },
    { term: t('account.since'), value: profile && writtenDate(profile.createdAt, locale) },
    { term: t('account.phone'), value: profile?.phoneNumber && <bdi>{profile.phoneNumber}</bdi> },
  ].filter(({ value }) => value);
  return (
    <Card as="section" aria-labelledby="account-name">
      <Stack space="5">
        <div className={css.person}>
          <Avatar name={name} src={profile?.photoURL} size="large" isDecorative />
          <Heading level={2} size="large" id="account-name" className={css.name}>
            <bdi>{name}</bdi>
          </Heading>
        </div>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {siteUrl && (
          <Button href={`${siteUrl}/profile?tab=personal-info`} variant="quiet" isExternal>
            {t('account.edit')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
