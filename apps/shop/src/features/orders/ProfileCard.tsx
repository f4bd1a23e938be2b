import { getShownPhoto } from '@gschool/app';
import type { SignedInState } from '@gschool/data';
import { getDisplayName } from '@gschool/domain';
import { Avatar, Badge, Button, Card, Heading, Stack, useUi } from '@gschool/ui';

import { siteUrl } from '../../config/env';
import { useT } from '../../i18n/useT';
import { formatLocalDate } from '../../shared/formatDates';
import * as styles from './Orders.css';

/** The member's profile, which is edited on the site. */
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
      // Without a network, the value is unknown.
      value: !session.isFromCopy && (
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
    { term: t('account.since'), value: profile && formatLocalDate(profile.createdAt, locale) },
    { term: t('account.phone'), value: profile?.phoneNumber && <bdi>{profile.phoneNumber}</bdi> },
  ].filter(({ value }) => value);
  return (
    <Card as="section" aria-labelledby="account-name">
      <Stack space="5">
        <div className={styles.person}>
          <Avatar name={name} src={getShownPhoto(profile?.photoURL)} size="large" isDecorative />
          <Heading level={2} size="large" id="account-name" className={styles.name}>
            <bdi>{name}</bdi>
          </Heading>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
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
