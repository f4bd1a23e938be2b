import { useCanOpen } from '@gschool/app/session';
import type { Clock } from '@gschool/data';
import { getEventPhase, type LiveEvent, type ZoneAndLocale } from '@gschool/domain';
import {
  Badge,
  Button,
  Card,
  Countdown,
  Heading,
  icons,
  Link,
  Picture,
  Stack,
  Text,
} from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { EventAccess } from './EventAccess';
import * as styles from './EventPage.css';
import { getEventLabels } from './eventLabels';
import { useCalendarFile } from './useCalendarFile';

interface EventDetailsProps {
  event: LiveEvent;
  reader: ZoneAndLocale;
  clock: Clock;
  /** Epoch milliseconds. */
  now: number;
  /**
   * Whether to show what depends on the time of the visit. Otherwise only its space is reserved.
   * @default true
   */
  isCurrent?: boolean | undefined;
}

const states = {
  upcoming: 'event.upcoming',
  open: 'events.doorsOpen',
  live: 'events.live',
  over: 'event.over',
} as const;

const tones = { upcoming: 'brand', open: 'success', live: 'danger', over: 'neutral' } as const;

/** All details of an event with its actions. */
export function EventDetails(props: EventDetailsProps) {
  const { event, reader, clock, now, isCurrent = true } = props;
  const t = useT();
  const phase = getEventPhase(event, now);
  const labels = getEventLabels(event, reader, now);
  const { save, isSaving } = useCalendarFile();
  const isOver = phase === 'over';
  return (
    <div className={styles.event}>
      <div className={styles.art}>
        <Picture picture={event.poster} alt="" isHero isPriority />
      </div>
      <Card as="aside" padding="large" className={styles.panel} aria-label={t('event.when')}>
        <div className={styles.phase} data-reserved={isCurrent ? undefined : true}>
          <Badge tone={tones[phase]}>{t(states[phase])}</Badge>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('event.day')}</dt>
            <dd>
              <time dateTime={event.startsAt}>{labels.longDate}</time>
            </dd>
          </div>
          <div>
            <dt>{t('event.time')}</dt>
            <dd>
              <bdi>{labels.timeLabel}</bdi> <span className={styles.zone}>{labels.zoneLabel}</span>
            </dd>
          </div>
          <div>
            <dt>{t('event.length')}</dt>
            <dd>{t('event.minutes', { minutes: event.durationMinutes })}</dd>
          </div>
          {event.instructorName ? (
            <div>
              <dt>{t('event.with')}</dt>
              <dd>
                <Instructor event={event} />
              </dd>
            </div>
          ) : null}
        </dl>
        {phase === 'upcoming' || phase === 'open' ? (
          <div className={styles.countdown} data-reserved={isCurrent ? undefined : true}>
            <Countdown
              to={Date.parse(event.startsAt)}
              label={t('events.startsIn')}
              now={clock.now}
              layout="boxes"
            />
          </div>
        ) : null}
        <div className={styles.actions}>
          {isCurrent ? <EventAccess event={event} phase={phase} now={now} size="large" /> : null}
          {isOver ? null : (
            <Button
              variant={phase === 'upcoming' ? 'primary' : 'quiet'}
              iconStart={icons.calendar}
              isLoading={isSaving}
              onClick={() => save([event], event.id)}
            >
              {t('calendar.add')}
            </Button>
          )}
          {isOver ? (
            <Button href={paths.events} variant="quiet">
              {t('event.others')}
            </Button>
          ) : null}
        </div>
        {phase === 'upcoming' ? (
          <Text size="sm" tone="muted">
            {t('event.doors', { when: labels.joinTimeLabel })}
          </Text>
        ) : null}
        {isOver && !event.hasReplay ? (
          <Text size="sm" tone="muted">
            {t('event.notRecorded')}
          </Text>
        ) : null}
      </Card>
      {event.description ? (
        <Stack as="section" space="3" aria-labelledby="event-about" className={styles.about}>
          <Heading level={2} size="h3" id="event-about">
            {t('event.about')}
          </Heading>
          <Text size="lg" isMeasured>
            <bdi lang={event.lang?.description}>{event.description}</bdi>
          </Text>
        </Stack>
      ) : null}
    </div>
  );
}

/** The instructor's name; subscribers get a link to her page. */
function Instructor({ event }: { event: LiveEvent }) {
  const name = <bdi>{event.instructorName}</bdi>;
  const href = paths.instructor(event.instructorId ?? '');
  const isLinked = useCanOpen('videos') && event.instructorId;
  return isLinked ? <Link href={href}>{name}</Link> : name;
}
