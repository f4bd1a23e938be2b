import { getEventInstructors, type LiveEvent } from '@gschool/domain';
import { Chip } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { ChipRow } from '../../shared/ChipRow';
import { getEventsHref, type EventsParams } from './eventsParams';

/** Links that filter by instructor. Renders nothing if there is only one and none is selected. */
export function InstructorFilter(props: { events: readonly LiveEvent[]; params: EventsParams }) {
  const { events, params } = props;
  const t = useT();
  const names = getEventInstructors(events);
  if (names.length < 2 && params.instructor === null) return null;
  return (
    <ChipRow label={t('events.instructors')} selected={params.instructor ?? ''}>
      <Chip
        href={getEventsHref({ ...params, instructor: null })}
        isSelected={params.instructor === null}
      >
        {t('events.everybody')}
      </Chip>
      {names.map((name) => (
        <Chip
          key={name}
          href={getEventsHref({ ...params, instructor: name })}
          isSelected={name === params.instructor}
        >
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </ChipRow>
  );
}

/** Returns the events of an instructor, or all for null. */
export const filterByInstructor = (events: readonly LiveEvent[], instructor: string | null) =>
  instructor === null ? events : events.filter((event) => event.instructorName === instructor);
