import { AppearanceButton, AppName } from '@gschool/app';
import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Button, Logo } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { openPanel } from '../../shared/panels';
import { useSignOut } from '../../shared/useSignOut';
import * as styles from './Hero.css';

/**
 * The header of the home page: Sign In for visitors, or Videos (if the member may open them),
 * Profile and Sign Out. While the session loads, it shows the entries for visitors, as the
 * prerendered page does.
 */
export function HomeNav() {
  const t = useT();
  const session = useSession();
  const signOut = useSignOut();
  const isMember = session.status === 'signedIn';
  const canOpenVideos = useCanOpen('videos');
  return (
    <header className={styles.nav}>
      <Logo
        name={
          <span className={styles.navName}>
            <AppName />
          </span>
        }
        href={paths.home}
      />
      <div className={styles.navEnd}>
        <AppearanceButton onOpen={() => openPanel('appearance')} />
        <nav className={styles.navLinks} aria-label={t('menu.title')}>
          {isMember ? (
            <>
              {canOpenVideos ? (
                <Button variant="plain" size="small" href={paths.videos}>
                  {t('menu.videos')}
                </Button>
              ) : null}
              <Button variant="plain" size="small" href={paths.profile}>
                {t('profile.title')}
              </Button>
              <Button variant="plain" size="small" onClick={() => void signOut()}>
                {t('signOut')}
              </Button>
            </>
          ) : (
            <Button variant="plain" size="small" href={paths.signIn}>
              {t('signIn.action')}
            </Button>
          )}
        </nav>
      </div>
      {/* A prerendered page can wait for this element before its first paint. */}
      <span id="header-end" hidden />
    </header>
  );
}
