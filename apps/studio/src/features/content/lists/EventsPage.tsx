import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { useServerClock, useVisitTime } from '@gschool/data';
import { useCatalogue } from '@gschool/data/queries';
import { getAllTexts, getEventPhase, type LiveEvent } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { formatMachineDateTime } from '../../../shared/times';
import type { RowFacet } from '../../../shared/list/rowIndex';
import { ContentList } from './ContentList';
import type { ContentRow } from './contentRow';
import { createPictureFacet, entryFacets } from './facets';
import { createInstructorColumn } from './instructorColumn';
import { useEventRows } from './useContentRows';
import { useEntryColumns } from './useEntryColumns';
import { useListViews } from './useListViews';

type Row = ContentRow<LiveEvent>;

const getTexts = (item: LiveEvent) => [item.instructorName, ...getAllTexts(item, 'title')];

/** `/events`: every live event, upcoming and past, published, archived or a draft. */
export function EventsPage() {
  const t = useT();
  const { locale } = useUi();
  const clock = useServerClock();
  const now = useVisitTime({}, clock.now);
  const source = useEventRows();
  const people = useCatalogue().data?.instructors;
  const [first, rest] = useEntryColumns(false);
  const views = useListViews(source.languages);
  const facets = useMemo(
    (): readonly RowFacet<Row>[] => [
      {
        id: 'when',
        getValues: ({ item }) => {
          if (item === null) return [];
          const phase = getEventPhase(item, now);
          return [phase === 'live' ? 'running' : phase === 'open' ? 'upcoming' : phase];
        },
      },
      ...entryFacets,
      createPictureFacet(({ poster }) => poster),
      {
        id: 'instructor',
        getValues: ({ item }) => (item?.instructorId ? [item.instructorId] : []),
      },
    ],
    [now],
  );
  const names = useMemo(
    () => ({ instructor: new Map(people?.map(({ id, name }) => [id, name])) }),
    [people],
  );
  const columns = useMemo(
    (): readonly DataTableColumn<Row>[] => [
      first,
      {
        id: 'starts',
        header: t('events.starts'),
        render: ({ item }) => (item ? formatMachineDateTime(item.startsAt, locale) : '–'),
        getSortValue: ({ item }) => item && Date.parse(item.startsAt),
        width: 13,
      },
      {
        id: 'length',
        header: t('list.length'),
        render: ({ item }) => (item ? t('list.minutes', { count: item.durationMinutes }) : '–'),
        getSortValue: ({ item }) => item?.durationMinutes,
        align: 'end',
        width: 5.5,
        priority: 5,
      },
      createInstructorColumn(t, 2),
      {
        id: 'replay',
        header: t('events.replay'),
        render: ({ item }) => (item ? t(item.hasReplay ? 'list.yes' : 'list.no') : '–'),
        getSortValue: ({ item }) => item && Number(item.hasReplay),
        isHiddenOnCards: true,
        width: 6,
        priority: 6,
      },
      ...rest,
    ],
    [t, locale, first, rest],
  );
  return (
    <ContentList
      list="events"
      title={t('nav.events')}
      description={t('events.description')}
      searchLabel={t('list.search')}
      newLabel={t('events.new')}
      getHref={paths.event}
      countMessages={{ all: 'events.count', matches: 'events.matches' }}
      source={source}
      columns={columns}
      facets={facets}
      valueNames={names}
      views={[
        ...views,
        { id: 'upcoming', name: t('events.upcoming'), query: 'when=upcoming&sort=starts' },
        { id: 'over', name: t('events.over'), query: 'when=over&sort=-starts' },
      ]}
      getTexts={getTexts}
    />
  );
}
