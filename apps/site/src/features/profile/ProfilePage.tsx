import { useBreadcrumb } from '@gschool/app';
import { useSession } from '@gschool/data';
import { Container, Stack, TabNav } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { paths, profileTabs, type ProfileTab } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { AccountTab } from './account/AccountTab';
import { PersonalInfoTab } from './personal-info/PersonalInfoTab';
import { ProfileHead } from './ProfileHead';
import { ProfileNotice } from './ProfileNotice';
import { SubscriptionTab } from './subscription/SubscriptionTab';
import { pageBlock } from '../../shared/layout.css';

const labels: Record<ProfileTab, MessageId> = {
  'personal-info': 'profile.personalInfo',
  subscription: 'profile.subscription',
  account: 'profile.account',
};

const asTab = (value: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === value) ?? 'personal-info';

/** The member's account, what is filled in of the profile, and the subscription. */
export function ProfilePage() {
  const t = useT();
  const session = useSession();
  const [params] = useSearchParams();
  const tab = asTab(params.get('tab'));
  useBreadcrumb({
    name: t('profile.title'),
    hideTitle: true,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('profile.title'), active: true },
    ],
  });
  if (session.status !== 'signedIn') return null;

  return (
    <Container>
      <Stack space="8" className={pageBlock}>
        <ProfileHead session={session} />
        {session.error ? <ProfileNotice error={session.error} /> : null}
        <TabNav
          label={t('profile.tabs')}
          items={profileTabs.map((id) => ({
            label: t(labels[id]),
            href: paths.profileTab(id),
            isCurrent: id === tab,
          }))}
        />
        {tab === 'personal-info' ? <PersonalInfoTab session={session} /> : null}
        {tab === 'subscription' ? (
          <SubscriptionTab session={session} reason={params.get('reason')} />
        ) : null}
        {tab === 'account' ? <AccountTab session={session} /> : null}
      </Stack>
    </Container>
  );
}
