import { afterPageStart } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import type { ClassDetails, Playback } from '@gschool/domain';
import { Badge, Heading, Inline, Stack, Text } from '@gschool/ui';
import { useSession } from '@gschool/data';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { durationLabel, levelLabel } from '../../shared/classLabels';
import { ClassFacts } from './ClassFacts';
import { OptionalLink } from './OptionalLink';
import { DownloadedBadge } from '../../shared/downloads/lazyButtons';
import { FavoriteButton } from '../../shared/library/FavoriteButton';

// The page can be read without it, so it loads after the page.
const ClassMenu = lazyComponent(
  afterPageStart(() => import('./ClassMenu').then(withMessages).then((module) => module.ClassMenu)),
);

interface ClassSummaryProps {
  details: ClassDetails;
  playback: Playback | null;
  /** The series of the class. */
  series: { id: string; title: string } | null;
}

/** The title, actions, description and facts below the player. */
export function ClassSummary({ details, playback, series }: ClassSummaryProps) {
  const t = useT();
  const { instructorId, instructorName } = details;
  return (
    <Stack space="5">
      <Stack space="3">
        <Heading level={1} size="h2">
          <bdi lang={details.lang?.title}>{details.title}</bdi>
        </Heading>
        {instructorName ? (
          <Text tone="muted">
            {t('watch.withWhom')}{' '}
            <OptionalLink href={instructorId === null ? null : paths.instructor(instructorId)}>
              {instructorName}
            </OptionalLink>
          </Text>
        ) : null}
        <Inline space="2">
          <Badge>{durationLabel(details.durationSeconds, t)}</Badge>
          <Badge>{levelLabel(details.level, t)}</Badge>
          <DownloadedBadge classId={details.id} />
        </Inline>
      </Stack>
      <ClassActions id={details.id} title={details.title} hasVideo={playback !== null} />
      <Text size="lg" isMeasured dir="auto" lang={details.lang?.description}>
        {details.description}
      </Text>
      <ClassFacts details={details} playback={playback} series={series} />
    </Stack>
  );
}

interface ClassActionsProps {
  id: string;
  title: string;
  hasVideo: boolean;
}

/** The first action has a label, the others are in a menu; nothing when signed out. */
function ClassActions({ id, title, hasVideo }: ClassActionsProps) {
  const t = useT();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Inline space="2">
      <FavoriteButton videoId={id} title={title} text={t('watch.favorite')} />
      <ClassMenu id={id} title={title} hasVideo={hasVideo} />
    </Inline>
  );
}
