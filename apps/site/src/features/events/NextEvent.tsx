import type { Clock } from '@gschool/data';
import { getEventPhase, type LiveEvent, type ZoneAndLocale } from '@gschool/domain';
import { Badge, Button, Countdown, FeaturedHero, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Events.css';
import { EventAccess } from './EventAccess';
import { getEventLabels } from './eventLabels';
import { useCalendarFile } from './useCalendarFile';

const eyebrows = {
  upcoming: 'events.next',
  open: 'events.doorsOpen',
  live: 'events.live',
  over: 'events.next',
} as const;

/** The running or next event as a hero. */
export function NextEvent(props: {
  event: LiveEvent;
  reader: ZoneAndLocale;
  clock: Clock;
  now: number;
}) {
  const { event, reader, clock, now } = props;
  const t = useT();
  const { save, isSaving } = useCalendarFile();
  const phase = getEventPhase(event, now);
  const labels = getEventLabels(event, reader, now);
  return (
    <FeaturedHero
      picture={event.poster}
      eyebrow={t(eyebrows[phase])}
      title={event.title}
      titleLang={event.lang?.title}
      text={event.description}
      textLang={event.lang?.description}
      chips={
        <>
          <Badge>{labels.dateLabel}</Badge>
          <Badge>
            <bdi>{labels.timeLabel}</bdi>
          </Badge>
          <Badge>{labels.zoneLabel}</Badge>
          {event.instructorName ? <Badge>{event.instructorName}</Badge> : null}
        </>
      }
      actions={
        <>
          {phase === 'live' ? null : (
            <div className={styles.countdown}>
              <Countdown
                to={Date.parse(event.startsAt)}
                label={t('events.startsIn')}
                now={clock.now}
                layout="boxes"
              />
            </div>
          )}
          <EventAccess event={event} phase={phase} now={now} />
          <Button href={paths.event(event.id)} variant={phase === 'upcoming' ? 'primary' : 'quiet'}>
            {t('events.details')}
          </Button>
          <Button
            variant="quiet"
            iconStart={icons.calendar}
            isLoading={isSaving}
            onClick={() => save([event], event.id)}
          >
            {t('calendar.add')}
          </Button>
        </>
      }
    />
  );
}
