import type { SignedInState } from '@gschool/data';
import { Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** The line that members without a subscription see instead of classes. */
export function SubscribersOnly({ member }: { member: SignedInState }) {
  const t = useT();
  // Whether the member has a subscription is unknown.
  if (member.error) return <span>{t('error.fetchUserText')}</span>;
  return (
    <>
      <span>{t('search.subscribersOnly')}</span>
      <Link href={paths.profileTab('subscription')}>{t('search.toSubscription')}</Link>
    </>
  );
}
