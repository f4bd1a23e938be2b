import { useCanOpen } from '@gschool/app/session';
import { type Clock } from '@gschool/data';
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
import { EventEntry } from './EventEntry';
import * as css from './EventPage.css';
import { eventWords } from './eventWords';
import { useCalendarFile } from './useCalendarFile';

interface EventDetailsProps {
  event: LiveEvent;
  reader: ZoneAndLocale;
  clock: Clock;
  /** Epoch milliseconds. */
  now: number;
}

const states = {
  upcoming: 'event.upcoming',
  open: 'events.doorsOpen',
  live: 'events.live',
  over: 'event.over',
} as const;

const tones = { upcoming: 'brand', open: 'success', live: 'danger', over: 'neutral' } as const;

/** Everything about an event, and what one can do about it now. */
export function EventDetails({ event, reader, clock, now }: EventDetailsProps) {
  const t = useT();
  const phase = getEventPhase(event, now);
  const words = eventWords(event, reader, now);
  const { save, isSaving } = useCalendarFile();
  const isOver = phase === 'over';
  return (
    <div className={css.event}>
      <div className={css.art}>
        <Picture picture={event.poster} alt="" isHero isPriority />
      </div>
      <Card as="aside" padding="large" className={css.panel} aria-label={t('event.when')}>
        <Badge tone={tones[phase]}>{t(states[phase])}</Badge>
        <dl className={css.facts}>
          <div>
            <dt>{t('event.day')}</dt>
            <dd>
              <time dateTime={event.startsAt}>{words.longDate}</time>
            </dd>
          </div>
          <div>
            <dt>{t('event.time')}</dt>
            <dd>
              <bdi>{words.timeLabel}</bdi> <span className={css.zone}>{words.zoneLabel}</span>
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
          <div className={css.countdown}>
            <Countdown
              to={Date.parse(event.startsAt)}
              label={t('events.startsIn')}
              now={clock.now}
              layout="boxes"
            />
          </div>
        ) : null}
        <div className={css.actions}>
          <EventEntry event={event} phase={phase} now={now} size="large" />
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
          <Text size="sm" tone="soft">
            {t('event.doors', { when: words.doorsLabel })}
          </Text>
        ) : null}
        {isOver && !event.hasReplay ? (
          <Text size="sm" tone="soft">
            {t('event.notKept')}
          </Text>
        ) : null}
      </Card>
      {event.description ? (
        <Stack as="section" space="3" aria-labelledby="event-about" className={css.about}>
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

/** Who leads it; subscribers are led to her page. */
function Instructor({ event }: { event: LiveEvent }) {
  const name = <bdi>{event.instructorName}</bdi>;
  const href = paths.instructor(event.instructorId ?? '');
  const isLinked = useCanOpen('videos') && event.instructorId;
  return isLinked ? <Link href={href}>{name}</Link> : name;
}
