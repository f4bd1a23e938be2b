import { useVisitTime } from '@gschool/data';
import { useHistory } from '@gschool/data/queries';
import { groupHistoryByDay } from '@gschool/domain';
import { Button, EmptyState, Stack, icons } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { LazyStaleNotice } from '../../../shared/stale/LazyStaleNotice';
import { TabHeader } from '../TabHeader';
import { TabError } from '../TabError';
import { TabSkeleton } from '../TabSkeleton';
import { useListFocus } from '../useListFocus';
import { useReader } from '../useReader';
import { ClearHistory } from './ClearHistory';
import { HistoryDaySection } from './HistoryDaySection';
import { MoreHistory } from './MoreHistory';

interface HistoryListProps {
  /** Returns the link of a class, or null when the class is no longer in the catalog. */
  getHref: (videoId: string) => string | null;
  /** The title in the active language; defaults to the title stored while watching. */
  getTitle?: ((videoId: string) => string | undefined) | undefined;
  /**
   * The viewer may not open the classes.
   * @default false
   */
  isLocked?: boolean | undefined;
}

/** The watch history by day, newest first. */
export function HistoryList({ getHref, getTitle, isLocked = false }: HistoryListProps) {
  const t = useT();
  const reader = useReader();
  const history = useHistory();
  const { entries } = history;
  const now = useVisitTime({ zone: reader.zone });
  const days = useMemo(
    () => groupHistoryByDay(entries, reader.zone, now),
    [entries, reader.zone, now],
  );
  const { heading, list } = useListFocus<HTMLHeadingElement>(entries.length);

  if (history.isPending) return <TabSkeleton tab="history" />;
  if (history.error && history.dataUpdatedAt === 0) {
    return <TabError error={history.error} isRetrying={false} onRetry={history.refetch} />;
  }
  return (
    <section>
      <TabHeader
        ref={heading}
        title={t('library.history')}
        status={entries.length > 0 ? t('library.historyLead') : undefined}
      >
        <ClearHistory isEmpty={entries.length === 0} onCleared={() => heading.current?.focus()} />
      </TabHeader>
      <LazyStaleNotice queries={[{ ...history, data: entries }]} placement="inline" />
      {entries.length === 0 && (
        <EmptyState
          size="panel"
          level={3}
          icon={icons.history}
          title={t('library.historyEmptyTitle')}
          action={!isLocked && <Button href={paths.videos}>{t('library.browse')}</Button>}
        >
          {t('library.historyEmpty')}
        </EmptyState>
      )}
      <div {...list}>
        <Stack space="6">
          {days.map((day) => (
            <HistoryDaySection
              key={day.day}
              day={day}
              reader={reader}
              getHref={getHref}
              getTitle={getTitle}
              isLocked={isLocked}
            />
          ))}
        </Stack>
      </div>
      <MoreHistory history={history} />
    </section>
  );
}
