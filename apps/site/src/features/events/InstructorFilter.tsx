import { getEventInstructors, type LiveEvent } from '@gschool/domain';
import { Chip, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './Events.css';
import { placeHref, type EventsPlace } from './eventsAddress';

/** Whose events are shown; nothing where there is no choice. */
export function InstructorFilter(props: { events: readonly LiveEvent[]; place: EventsPlace }) {
  const { events, place } = props;
  const t = useT();
  const names = getEventInstructors(events);
  if (names.length < 2 && place.instructor === null) return null;
  return (
    <Inline as="nav" space="2" aria-label={t('events.instructors')} className={css.people}>
      <Chip href={placeHref({ ...place, instructor: null })} isSelected={place.instructor === null}>
        {t('events.everybody')}
      </Chip>
      {names.map((name) => (
        <Chip
          key={name}
          href={placeHref({ ...place, instructor: name })}
          isSelected={name === place.instructor}
        >
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </Inline>
  );
}

/** Those that somebody leads; all of them for null. */
export const ledBy = (events: readonly LiveEvent[], instructor: string | null) =>
  instructor === null ? events : events.filter((event) => event.instructorName === instructor);
