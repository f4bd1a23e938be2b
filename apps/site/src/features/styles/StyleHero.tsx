import type { StyleOverview } from '@gschool/domain';
import { Badge, Chip, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { lengthsLabel } from '../../shared/browse/browseLabels';
import { DetailHero } from '../../shared/browse/DetailHero';
import { levelLabel } from '../../shared/classLabels';
import { getStylePicture } from './getStylePicture';
import { getStyleDescription } from './styleDescriptions';

/**
 * The picture, description and facts of a style, and links that filter the classes below by level.
 */
export function StyleHero({ style, index }: { style: StyleOverview; index: number }) {
  const t = useT();
  const { summary } = style;
  const description = getStyleDescription(style.id);
  return (
    <DetailHero
      picture={getStylePicture(style, index)}
      eyebrow={t('styles.one')}
      title={style.name}
      titleLang={style.nameLang}
      text={description === undefined ? undefined : t(description)}
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
