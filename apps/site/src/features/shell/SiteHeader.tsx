import { AppearanceButton, AppName } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { useSession } from '@gschool/data';
import { Button, Header, Logo } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { menuId, openPanel, usePanel } from '../../shared/panels';
import * as styles from './SiteHeader.css';
import { useMenu } from './useMenu';

const AccountMenu = lazyComponent(() => import('./AccountMenu').then((m) => m.AccountMenu));

// Loaded with the header of members, because the chunk could not be loaded while offline.
const PendingChanges = lazyComponent(() =>
  import('./PendingChanges').then(withMessages).then((m) => m.PendingChanges),
);

/** The header: the menu by access, and the account menu (docs/product/pages.md#header). */
export function SiteHeader({ search }: { search: ReactNode }) {
  const t = useT();
  const menu = useMenu();
  const session = useSession();
  const panel = usePanel();
  return (
    <>
      <Header
        logo={<Logo name={<AppName />} href={paths.home} />}
        menu={menu}
        menuId={menuId}
        isMenuOpen={panel === 'menu'}
        onOpenMenu={() => openPanel('menu')}
        actions={
          <>
            {search}
            <span className={styles.gear}>
              <AppearanceButton onOpen={() => openPanel('appearance')} />
            </span>
          </>
        }
        account={
          session.status === 'signedOut' ? (
            <div className={styles.wideOnly}>
              <Button variant="plain" size="small" href={paths.signIn}>
                {t('signIn.action')}
              </Button>
              <Button size="small" href={paths.signUp}>
                {t('enroll')}
              </Button>
            </div>
          ) : (
            <div className={styles.account}>
              {session.status === 'signedIn' && <AccountMenu session={session} />}
            </div>
          )
        }
      />
      {session.status === 'signedIn' && <PendingChanges />}
    </>
  );
}
