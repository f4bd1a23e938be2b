import { useSession } from '@gschool/data';
import { Button, Container } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Closing.css';

/** The tagline again, with the link to enroll. Members do not see this section. */
export function Closing() {
  const t = useT();
  const session = useSession();
  if (session.status === 'signedIn') return null;
  return (
    <section aria-labelledby="closing-title" className={styles.closing}>
      <Container>
        <div className={styles.closingRow}>
          <h2 id="closing-title" className={styles.closingTitle}>
            {t('home.closing')}
          </h2>
          <div className={styles.closingAction}>
            <p className={styles.closingText}>{t('home.closingText')}</p>
            <Button size="large" href={paths.signUp} className={styles.closingButton}>
              {t('enrollNow')}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
