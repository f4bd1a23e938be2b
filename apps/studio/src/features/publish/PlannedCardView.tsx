import '../../i18n/en/publish.messages.json';

import type { PlannedCard } from '@gschool/admin/contract';
import { formatDate, formatTimeRange, getDurationMinutes } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';
import { systemTimezone } from '@gschool/data';
import { Card, EventCard, InstructorCard, Link, SeriesCard, useUi, VideoCard } from '@gschool/ui';

import { useT } from '../../i18n/useT';

interface PlannedCardViewProps {
  card: PlannedCard;
  list: PackList;
  href: string;
}

/** The card of an entry, the way the site shows it to a member without history. */
export function PlannedCardView({ card, list, href }: PlannedCardViewProps) {
  const t = useT();
  const { locale } = useUi();
  const { title, poster, durationSeconds, styleName, startsAt, count } = card;
  const shared = { href, title, picture: poster, headingLevel: 4 } as const;
  const minutes = getDurationMinutes(durationSeconds ?? 0);
  switch (list) {
    case 'videos':
      return (
        <VideoCard
          {...shared}
          meta={styleName ?? undefined}
          durationLabel={t('card.minutes', { count: minutes })}
        />
      );
    case 'series':
      return <SeriesCard {...shared} countLabel={t('card.classes', { count: count ?? 0 })} />;
    case 'instructors':
      return <InstructorCard href={href} name={title} picture={poster} headingLevel={4} />;
    case 'events': {
      const reader = { locale, zone: systemTimezone() };
      return (
        <EventCard
          {...shared}
          dateLabel={formatDate(startsAt ?? '', reader)}
          timeLabel={formatTimeRange(startsAt ?? '', minutes, reader)}
        />
      );
    }
    case 'styles':
      // The site shows a style with the poster of one of its classes.
      return (
        <Card variant="outline">
          <Link href={href}>
            <bdi>{title}</bdi>
          </Link>
        </Card>
      );
  }
}
