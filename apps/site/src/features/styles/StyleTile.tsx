import type { StyleOverview } from '@gschool/domain';
import { Heading, Link, Picture, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { lengthsLabel } from '../../shared/browse/browseLabels';
import { getStylePicture } from './getStylePicture';
import { getStyleDescription } from './styleDescriptions';
import * as styles from './StylesPage.css';

/** A style as a large card: picture, optional description, number and lengths of its classes. */
export function StyleTile({ style, index }: { style: StyleOverview; index: number }) {
  const t = useT();
  const description = getStyleDescription(style.id);
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <div className={styles.zoom}>
          <Picture
            picture={getStylePicture(style, index)}
            alt=""
            ratio="16/9"
            isHero={index < 2}
            sizes="(min-width: 992px) 40rem, 100vw"
          />
        </div>
      </div>
      <div className={styles.text}>
        <Heading level={2} size="h3">
          <Link href={paths.stylePage(style.id)} className={styles.link}>
            <bdi lang={style.nameLang}>{style.name}</bdi>
          </Link>
        </Heading>
        {description && <Text tone="muted">{t(description)}</Text>}
        <Text size="sm" tone="muted" isNumeric className={styles.facts}>
          {t('styles.facts', {
            count: style.summary.count,
            lengths: lengthsLabel(style.summary, t),
          })}
        </Text>
      </div>
    </article>
  );
}
