import type { Clock } from '@gschool/data';
import {
  formatLongDate,
  getNoon,
  type DayGroup,
  type DayKey,
  type LiveEvent,
  type ZoneAndLocale,
} from '@gschool/domain';
import { CardGrid, Heading } from '@gschool/ui';

import * as css from './Events.css';
import { EventTile } from './EventTile';

/** Where a day's events stand on the page. */
export const dayAnchor = (day: DayKey): string => `day-${day}`;

/** A month's days that something takes place on; shown where the calendar is small. */
export function Agenda(props: {
  groups: readonly DayGroup<LiveEvent>[];
  reader: ZoneAndLocale;
  clock: Clock;
  now: number;
}) {
  const { groups, reader, clock, now } = props;
  return (
    <div className={css.agenda}>
      {groups.map(({ day, entries }) => (
        <section key={day} aria-labelledby={dayAnchor(day)} className={css.agendaDay}>
          <Heading level={3} size="large" id={dayAnchor(day)} tabIndex={-1}>
            {formatLongDate(getNoon(day), { zone: 'UTC', locale: reader.locale })}
          </Heading>
          <CardGrid itemSize="wide">
            {entries.map((event) => (
              <EventTile key={event.id} event={event} reader={reader} clock={clock} now={now} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
