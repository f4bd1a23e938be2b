import { useBreadcrumb } from '@gschool/app';
import { useSession } from '@gschool/data';
import { Container, Stack, TabNav } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { paths, profileTabs, type ProfileTab } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { AccountTab } from './account/AccountTab';
import { PersonalInfoTab } from './personal-info/PersonalInfoTab';
import { ProfileHead } from './ProfileHead';
import { ProfileErrorAlert } from './ProfileErrorAlert';
import { SubscriptionTab } from './subscription/SubscriptionTab';
import * as styles from '../../shared/layout.css';
import { NeedsNetwork } from '../../shared/NeedsNetwork';

const tabLabels: Record<ProfileTab, MessageId> = {
  'personal-info': 'profile.personalInfo',
  subscription: 'profile.subscription',
  account: 'profile.account',
};

const parseTab = (value: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === value) ?? 'personal-info';

/** `/profile`: the personal information, the subscription and the account, one per tab. */
export function ProfilePage() {
  const t = useT();
  const session = useSession();
  const [params] = useSearchParams();
  const tab = parseTab(params.get('tab'));
  useBreadcrumb({
    name: t('profile.title'),
    variant: 'task',
    hideTitle: true,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('profile.title'), active: true },
    ],
  });
  if (session.status !== 'signedIn') return null;

  return (
    <Container>
      <Stack space="8" className={styles.pageBlock}>
        <ProfileHead session={session} />
        {session.error ? <ProfileErrorAlert error={session.error} /> : null}
        <TabNav
          label={t('profile.tabs')}
          items={profileTabs.map((id) => ({
            label: t(tabLabels[id]),
            href: paths.profileTab(id),
            isCurrent: id === tab,
          }))}
        />
        {session.isFromCopy ? (
          <NeedsNetwork />
        ) : (
          <>
            {tab === 'personal-info' ? <PersonalInfoTab session={session} /> : null}
            {tab === 'subscription' ? (
              <SubscriptionTab session={session} reason={params.get('reason')} />
            ) : null}
            {tab === 'account' ? <AccountTab session={session} /> : null}
          </>
        )}
      </Stack>
    </Container>
  );
}
