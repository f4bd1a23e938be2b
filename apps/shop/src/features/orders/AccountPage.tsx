import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/orders.messages.json';

import { Stack } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { RequireSignIn } from '../../shared/RequireSignIn';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import { AccountSkeleton } from './AccountSkeleton';
import * as styles from './Orders.css';
import { OrderList } from './OrderList';
import { ProfileCard } from './ProfileCard';
import { Shortcuts } from './Shortcuts';

/** `/merchandise/account`: the profile, shortcuts and orders of the member. */
export function AccountPage() {
  const t = useT();
  useShopBreadcrumb({
    name: t('account.title'),
    variant: 'task',
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
