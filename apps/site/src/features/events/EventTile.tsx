import type { Clock } from '@gschool/data';
import {
  getEventPhase,
  type EventPhase,
  type LiveEvent,
  type ZoneAndLocale,
} from '@gschool/domain';
import { EventCard, IconButton, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { EventAccess } from './EventAccess';
import { getDaysLabel, getEventLabels } from './eventLabels';
import { useCalendarFile } from './useCalendarFile';

const states = {
  upcoming: 'upcoming',
  open: 'open',
  live: 'live',
  over: 'past',
} as const satisfies Record<EventPhase, unknown>;

interface EventTileProps {
  event: LiveEvent;
  reader: ZoneAndLocale;
  clock: Clock;
  /** Epoch milliseconds. */
  now: number;
  headingLevel?: 2 | 3 | undefined;
}

/** An event as a card with its actions. The page shows the time zone once, above the events. */
export function EventTile({ event, reader, clock, now, headingLevel = 3 }: EventTileProps) {
  const t = useT();
  const { save, isSaving } = useCalendarFile();
  const phase = getEventPhase(event, now);
  const labels = getEventLabels(event, reader, now);
  const isOpen = phase === 'open' || phase === 'live';
  return (
    <EventCard
      href={paths.event(event.id)}
      title={event.title}
      titleLang={event.lang?.title}
      picture={event.poster}
      dateLabel={labels.dateLabel}
      timeLabel={labels.timeLabel}
      host={event.instructorName ?? undefined}
      state={states[phase]}
      startsAt={Date.parse(event.startsAt)}
      now={clock.now}
      countdownLabel={
        phase === 'over' && event.hasReplay
          ? t('events.hasReplay')
          : getDaysLabel(event, phase, now, reader.zone, t)
      }
      headingLevel={headingLevel}
      actions={
        isOpen ? <EventAccess event={event} phase={phase} now={now} size="small" /> : undefined
      }
      calendarAction={
        <IconButton
          icon={icons.calendar}
          label={t('calendar.addNamed', { title: event.title })}
          variant="outline"
          size="small"
          disabled={isSaving}
          onClick={() => save([event], event.id)}
        />
      }
    />
  );
}
