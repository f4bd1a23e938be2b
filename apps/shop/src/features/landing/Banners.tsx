import { Carousel, Eyebrow, Heading, Picture, Text, useUi } from '@gschool/ui';

import { shopBannerSlider } from '../../content/landing';
import { useT } from '../../i18n/useT';
import * as styles from './landing.css';

/** A row of banners. Each one is a link. */
export function Banners() {
  const t = useT();
  const { Link } = useUi();
  return (
    <div id="shopBannerSlider" className={styles.section}>
      <Carousel title={t('landing.banners')} itemSize="wide">
        {shopBannerSlider.map(({ id, href, picture }) => (
          <article key={id} className={styles.banner}>
            <div className={styles.bannerText}>
              <Eyebrow>{t(`slide.${id}.eyebrow`)}</Eyebrow>
              <Heading level={3} size="large">
                <Link href={href} className={styles.link}>
                  {t(`slide.${id}.title`)}
                </Link>
              </Heading>
              <Text size="sm" tone="muted">
                {t(`slide.${id}.text`)}
              </Text>
            </div>
            <div className={styles.bannerPicture}>
              <Picture picture={picture} alt="" ratio="4/5" isFilling />
            </div>
          </article>
        ))}
      </Carousel>
    </div>
  );
}
