import type { StyleOverview } from '@gschool/domain';
import { Badge, Chip, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { lengthsLabel } from '../../shared/browse/browseLabels';
import { DetailHero } from '../../shared/browse/DetailHero';
import { levelLabel } from '../../shared/classLabels';
import { stylePicture } from './stylePicture';
import { aboutStyle } from './styleWords';

/** A style's picture, what it is about, and its levels, each of which narrows the classes below. */
export function StyleHero({ style, place }: { style: StyleOverview; place: number }) {
  const t = useT();
  const { summary } = style;
  const about = aboutStyle(style.id);
  return (
    <DetailHero
      picture={stylePicture(style, place)}
      eyebrow={t('styles.one')}
      title={style.name}
      titleLang={style.nameLang}
      text={about === undefined ? undefined : t(about)}
      facts={
        summary.count > 0 && (
          <>
            <Badge>{t('browse.classes', { count: summary.count })}</Badge>
            <Badge>{lengthsLabel(summary, t)}</Badge>
          </>
        )
      }
      actions={
        summary.levels.length > 1 && (
          <Inline as="nav" space="2" aria-label={t('styles.levels')}>
            {summary.levels.map(({ level }) => (
              <Chip key={level} href={`?level=${level}#all`}>
                {levelLabel(level, t)}
              </Chip>
            ))}
          </Inline>
        )
      }
    />
  );
}
