import type { SignedInState } from '@gschool/data';
import { Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** The one line that somebody without a subscription sees in the place of classes. */
export function SubscribersOnly({ member }: { member: SignedInState }) {
  const t = useT();
  // Nobody knows yet whether they have one.
  if (member.error) return <span>{t('error.fetchUserText')}</span>;
  return (
    <>
      <span>{t('search.subscribersOnly')}</span>
      <Link href={paths.profileTab('subscription')}>{t('search.toSubscription')}</Link>
    </>
  );
}
