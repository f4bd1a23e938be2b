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

import * as styles from './Events.css';
import { EventTile } from './EventTile';

/** The id of the element with a day's events. */
export const getDayAnchor = (day: DayKey): string => `day-${day}`;

/** A month's days with events, shown below the small calendar of phones. */
export function Agenda(props: {
  groups: readonly DayGroup<LiveEvent>[];
  reader: ZoneAndLocale;
  clock: Clock;
  now: number;
}) {
  const { groups, reader, clock, now } = props;
  return (
    <div className={styles.agenda}>
      {groups.map(({ day, entries }) => (
        <section key={day} aria-labelledby={getDayAnchor(day)} className={styles.agendaDay}>
          <Heading level={3} size="large" id={getDayAnchor(day)} tabIndex={-1}>
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
