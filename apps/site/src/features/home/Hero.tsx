import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Button, Eyebrow, Picture } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Hero.css';

/** The tagline, the first action and a poster. */
export function Hero({ hasSamples }: { hasSamples: boolean }) {
  const t = useT();
  const session = useSession();
  const isMember = session.status === 'signedIn';
  const isSubscribed = useCanOpen('videos');
  return (
    <div className={styles.hero}>
      <div className={styles.message}>
        <Eyebrow>{t('home.eyebrow')}</Eyebrow>
        <h1 className={styles.headline}>
          <span>{t('home.headline1')}</span>{' '}
          <em className={styles.marked}>{t('home.headline2')}</em>
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          {isMember ? (
            <Button
              size="large"
              href={isSubscribed ? paths.videos : paths.profileTab('subscription')}
            >
              {t(isSubscribed ? 'home.toVideos' : 'home.toSubscription')}
            </Button>
          ) : (
            <Button size="large" href={paths.signUp}>
              {t('enrollNow')}
            </Button>
          )}
          {hasSamples ? (
            <Button size="large" variant="quiet" href="#samples">
              {t('home.watchSample')}
            </Button>
          ) : null}
        </div>
        <ul className={styles.facts}>
          <li>
            <b>{t('home.fact1')}</b>
            <span>{t('home.fact1Text')}</span>
          </li>
          <li>
            <b>{t('home.fact2')}</b>
            <span>{t('home.fact2Text')}</span>
          </li>
          <li>
            <b>{t('home.fact3')}</b>
            <span>{t('home.fact3Text')}</span>
          </li>
        </ul>
      </div>
      <div className={styles.art} aria-hidden="true">
        <Picture picture="art:figure/dancer/56" alt="" ratio="1/1" isFilling isHero isPriority />
      </div>
    </div>
  );
}
