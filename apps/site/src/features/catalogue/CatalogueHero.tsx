import { useClass } from '@gschool/data/queries';
import type { ClassCard } from '@gschool/domain';
import { Badge, Button, FeaturedHero, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel, levelLabel } from '../../shared/classLabels';

/** The class of the day. Its description loads with the class's own document. */
export function CatalogueHero({ card }: { card: ClassCard }) {
  const t = useT();
  const details = useClass(card.id);
  return (
    <FeaturedHero
      picture={card.poster}
      eyebrow={t('videos.today')}
      title={card.title}
      titleLang={card.lang?.title}
      headingLevel={2}
      text={details.data?.description ?? ''}
      textLang={details.data?.lang?.description}
      chips={
        <>
          <Badge>{durationLabel(card.durationSeconds, t)}</Badge>
          <Badge>{card.styleName}</Badge>
          <Badge>{levelLabel(card.level, t)}</Badge>
        </>
      }
      actions={
        <Button href={paths.watch(card.id)} iconStart={icons.play} size="large">
          {t(card.hasVideo ? 'videos.play' : 'videos.open')}
        </Button>
      }
    />
  );
}
