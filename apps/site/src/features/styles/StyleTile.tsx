import type { StyleOverview } from '@gschool/domain';
import { Heading, Link, Picture, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { lengthsLabel } from '../../shared/browse/browseLabels';
import { stylePicture } from './stylePicture';
import { aboutStyle } from './styleWords';
import * as css from './StylesPage.css';

/** A style as a large card: its art, what it is about where the school has words for it, and facts. */
export function StyleTile({ style, place }: { style: StyleOverview; place: number }) {
  const t = useT();
  const about = aboutStyle(style.id);
  return (
    <article className={css.tile}>
      <div className={css.picture}>
        <div className={css.zoom}>
          <Picture
            picture={stylePicture(style, place)}
            alt=""
            ratio="16/9"
            isHero={place < 2}
            sizes="(min-width: 992px) 40rem, 100vw"
          />
        </div>
      </div>
      <div className={css.words}>
        <Heading level={2} size="h3">
          <Link href={paths.stylePage(style.id)} className={css.link}>
            <bdi lang={style.nameLang}>{style.name}</bdi>
          </Link>
        </Heading>
        {about && <Text tone="soft">{t(about)}</Text>}
        <Text size="sm" tone="soft" isNumeric className={css.facts}>
          {t('styles.facts', {
            count: style.summary.count,
            lengths: lengthsLabel(style.summary, t),
          })}
        </Text>
      </div>
    </article>
  );
}
