import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/orders.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { Stack } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { RequireSignIn } from '../../shared/RequireSignIn';
import { AccountSkeleton } from './AccountSkeleton';
import * as styles from './Orders.css';
import { OrderList } from './OrderList';
import { ProfileCard } from './ProfileCard';
import { Shortcuts } from './Shortcuts';

/** `/merchandise/account`: the profile, shortcuts and orders of the member. */
export function AccountPage() {
  const t = useT();
  useBreadcrumb({
    name: t('account.title'),
    items: [
      { name: t('nav.merchandise'), href: paths.shop },
      { name: t('account.title'), active: true },
    ],
  });
  return (
    <RequireSignIn skeleton={<AccountSkeleton />}>
      {(session) => (
        <div className={styles.account}>
          <Stack space="5">
            <ProfileCard session={session} />
            <Shortcuts />
          </Stack>
          <OrderList />
        </div>
      )}
    </RequireSignIn>
  );
}
