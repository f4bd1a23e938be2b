import type { ClassDetails, Playback } from '@gschool/domain';
import { Badge, Heading, Inline, Stack, Text } from '@gschool/ui';
import { useSession } from '@gschool/data';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel, levelLabel } from '../../shared/classLabels';
import { ClassFacts } from './ClassFacts';
import { OptionalLink } from './OptionalLink';
import { DownloadButton, DownloadedBadge } from '../../shared/downloads/lazyButtons';
import { AddToPlaylist } from '../../shared/library/AddToPlaylist';
import { FavoriteButton } from '../../shared/library/FavoriteButton';
import { SaveButton } from '../../shared/library/SaveButton';
import { CopyLinkButton } from './CopyLinkButton';

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

/** The actions for a class; nothing when signed out. */
function ClassActions({ id, title, hasVideo }: ClassActionsProps) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Inline space="2">
      <FavoriteButton videoId={id} title={title} variant="outline" />
      <SaveButton videoId={id} title={title} variant="outline" />
      <AddToPlaylist videoId={id} title={title} variant="outline" />
      <CopyLinkButton id={id} />
      {hasVideo && <DownloadButton classId={id} title={title} />}
    </Inline>
  );
}
