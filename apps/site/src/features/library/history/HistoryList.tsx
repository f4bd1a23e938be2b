import { useHistory } from '@gschool/data/queries';
import { groupHistoryByDay } from '@gschool/domain';
import { Button, EmptyState, Stack, icons } from '@gschool/ui';
import { useMemo, useState } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { TabHead } from '../TabHead';
import { TabProblem } from '../TabProblem';
import { TabSkeleton } from '../TabSkeleton';
import { useKeptFocus } from '../useKeptFocus';
import { useReader } from '../useReader';
import { ClearHistory } from './ClearHistory';
import { HistoryDaySection } from './HistoryDaySection';
import { MoreHistory } from './MoreHistory';

interface HistoryListProps {
  /** Where a class leads; null when it is not there any more. */
  hrefOf: (videoId: string) => string | null;
  /** The title in the reader’s language; without it, the one that was stored while watching. */
  titleOf?: ((videoId: string) => string | undefined) | undefined;
  /**
   * The classes are not open to the reader.
   * @default false
   */
  isLocked?: boolean | undefined;
}

/** What was watched, by day, newest first. */
export function HistoryList({ hrefOf, titleOf, isLocked = false }: HistoryListProps) {
  const t = useT();
  const reader = useReader();
  const history = useHistory();
  const { entries } = history;
  // One instant a visit: "today" must not become "yesterday" under somebody's eyes.
  const [now] = useState(() => Date.now());
  const days = useMemo(
    () => groupHistoryByDay(entries, reader.zone, now),
    [entries, reader.zone, now],
  );
  const { heading, list } = useKeptFocus<HTMLHeadingElement>(entries.length);

  if (history.isPending) return <TabSkeleton tab="history" />;
  if (history.error && entries.length === 0) {
    return <TabProblem error={history.error} isRetrying={false} onRetry={history.refetch} />;
  }
  return (
    <section>
      <TabHead
        ref={heading}
        title={t('library.history')}
        status={entries.length > 0 ? t('library.historyLead') : undefined}
      >
        <ClearHistory isEmpty={entries.length === 0} onCleared={() => heading.current?.focus()} />
      </TabHead>
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
              hrefOf={hrefOf}
              titleOf={titleOf}
              isLocked={isLocked}
            />
          ))}
        </Stack>
      </div>
      <MoreHistory history={history} />
    </section>
  );
}
