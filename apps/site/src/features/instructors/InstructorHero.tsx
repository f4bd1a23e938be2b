import type { InstructorOverview } from '@gschool/domain';
import { Button, Chip, icons, Inline, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { DetailHero } from '../../shared/browse/DetailHero';
import { durationLabel } from '../../shared/classLabels';

/** Portrait, bio and styles of an instructor, with a link to her newest class. */
export function InstructorHero({ person }: { person: InstructorOverview }) {
  const t = useT();
  const { instructor, classes, summary } = person;
  const newest = classes.find(({ hasVideo }) => hasVideo);
  return (
    <DetailHero
      shape="portrait"
      picture={instructor.portrait || `art:portrait/any/${instructor.name}`}
      eyebrow={t('instructors.one')}
      title={instructor.name}
      text={instructor.bio}
      textLang={instructor.lang?.bio}
      facts={
        summary.styles.length > 0 && (
          <Inline as="nav" space="2" aria-label={t('instructors.teaches')}>
            {summary.styles.map(({ id, name, count }) => (
              <Chip key={id} href={paths.stylePage(id)} count={t('browse.number', { count })}>
                <bdi>{name}</bdi>
              </Chip>
            ))}
          </Inline>
        )
      }
      actions={
        newest && (
          <Button href={paths.watch(newest.id)} iconStart={icons.play} size="large">
            {t('instructors.playNewest')}
          </Button>
        )
      }
    >
      {summary.count > 0 && (
        <Text tone="muted" isNumeric>
          {t('browse.amount', {
            count: summary.count,
            length: durationLabel(summary.totalSeconds, t),
          })}
        </Text>
      )}
    </DetailHero>
  );
}
