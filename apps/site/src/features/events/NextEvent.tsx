import type { Clock } from '@gschool/data';
import { getEventPhase, type LiveEvent, type ZoneAndLocale } from '@gschool/domain';
import { Button, Countdown, FeaturedHero, IconButton, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Events.css';
import { EventAccess } from './EventAccess';
import { getDaysLabel, getEventLabels } from './eventLabels';
import { useCalendarFile } from './useCalendarFile';

const eyebrows = {
  upcoming: 'events.next',
  open: 'events.doorsOpen',
  live: 'events.live',
  over: 'events.next',
} as const;

/** The running or next event as a hero. Its title links to its page. */
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
  const daysLabel = getDaysLabel(event, phase, now, reader.zone, t);
  return (
    <FeaturedHero
      picture={event.poster}
      href={paths.event(event.id)}
      eyebrow={
        <>
          <span className={styles.phase}>{t(eyebrows[phase])}</span>
          {phase === 'live' ? null : (
            <span className={styles.timeLeft}>
              {daysLabel ? (
                <span>{daysLabel}</span>
              ) : (
                <>
                  <span aria-hidden="true">{t('events.startsIn')}</span>{' '}
                  <Countdown
                    to={Date.parse(event.startsAt)}
                    label={t('events.startsIn')}
                    now={clock.now}
                  />
                </>
              )}
            </span>
          )}
        </>
      }
      title={event.title}
      titleLang={event.lang?.title}
      text={event.description}
      textLang={event.lang?.description}
      chips={
        <p className={styles.facts}>
          {[labels.dateLabel, labels.timeLabel, event.instructorName].map((fact) =>
            fact ? (
              <bdi key={fact} className={styles.fact}>
                {fact}
              </bdi>
            ) : null,
          )}
        </p>
      }
      actions={
        <span className={styles.nextActions}>
          {phase === 'upcoming' ? (
            <Button href={paths.event(event.id)}>{t('events.details')}</Button>
          ) : (
            <EventAccess event={event} phase={phase} now={now} />
          )}
          <IconButton
            icon={icons.calendar}
            label={t('calendar.addNamed', { title: event.title })}
            variant="outline"
            disabled={isSaving}
            onClick={() => save([event], event.id)}
          />
        </span>
      }
    />
  );
}
