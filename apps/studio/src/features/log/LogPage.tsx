import '../../i18n/en/log.messages.json';
import '../../i18n/en/acts.messages.json';

import type { Act } from '@gschool/admin/contract';
import { systemTimezone, useServerClock, useServices } from '@gschool/data';
import { useFoundMembers, useLog } from '@gschool/data/admin';
import { Alert, Button, EmptyState, icons, Inline, Stack } from '@gschool/ui';
import { emptyFilter, FilterBar, isSameFilter } from '@gschool/ui/table';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { ExportButton } from '../../shared/export/ExportButton';
import { useListParams } from '../../shared/list/useListParams';
import { LoadingLines } from '../../shared/LoadingLines';
import { ActList } from '../../shared/log/ActList';
import { LoadError } from '../../shared/QueryResult';
import { RefreshButton } from '../../shared/RefreshButton';
import { StudioPage } from '../../shared/StudioPage';
import { createLogExport } from './logExport';
import { parseSubject, toLogFilter } from './logFilter';
import { useLogFacets } from './useLogFacets';

const NONE: readonly Act[] = [];

/** `/log`: what administrators and commands changed, the newest first. */
export function LogPage() {
  const t = useT();
  const { session } = useServices();
  const now = useServerClock().now();
  // Those who changed something on any shown list, so that a filter keeps its options.
  const [authors, setAuthors] = useState<readonly string[]>([]);
  const facets = useLogFacets(authors);
  const [filter, setFilter] = useListParams(facets);

  const subject = parseSubject(filter.query);
  const email = subject !== null && 'email' in subject ? subject.email : null;
  const found = useFoundMembers(email);
  const isUnknown = email !== null && found.data?.length === 0;
  // Until the account is known, there is no list of its changes.
  const isSubjectKnown = email === null || found.data !== undefined;
  // No subject has this id, so that an unknown email has no changes.
  const id =
    subject === null ? undefined : 'id' in subject ? subject.id : (found.data?.[0]?.uid ?? '-');
  const logFilter = {
    ...toLogFilter(filter, now, systemTimezone()),
    ...(id !== undefined && { subject: id }),
  };
  const log = useLog(logFilter);
  const acts = log.data ?? NONE;
  const isRead = isSubjectKnown && log.data !== undefined;
  const failed = [found, log].find(({ data, error }) => data === undefined && error !== null);
  const unknownAuthors = [...new Set(acts.map(({ by }) => by))].filter(
    (by) => !authors.includes(by),
  );
  if (unknownAuthors.length > 0) setAuthors([...authors, ...unknownAuthors]);
  const isFiltered = !isSameFilter(filter, emptyFilter);

  return (
    <StudioPage
      title={t('log.title')}
      description={t('log.description')}
      actions={
        <>
          <ExportButton {...createLogExport(session, logFilter)} isFiltered={isFiltered} />
          <RefreshButton
            isRefreshing={log.data !== undefined && log.isFetching}
            onRefresh={log.refetch}
          />
        </>
      }
    >
      <Stack space="5">
        <FilterBar
          label={t('log.title')}
          searchLabel={t('log.search')}
          value={filter}
          onChange={setFilter}
          facets={facets}
          resultLabel={
            isRead
              ? t(log.isComplete ? 'log.count' : 'log.countMore', { count: acts.length })
              : t('log.loading')
          }
        />
        {isUnknown && <Alert variant="info">{t('log.unknownEmail')}</Alert>}
        {failed?.error && <LoadError query={failed} error={failed.error} />}
        {!failed && !isRead && <LoadingLines label={t('log.loading')} />}
        {isRead && acts.length === 0 && (
          <EmptyState
            size="panel"
            icon={icons.history}
            title={t(isFiltered ? 'log.noMatch' : 'log.empty')}
            action={
              isFiltered && (
                <Button variant="quiet" onClick={() => setFilter(emptyFilter)}>
                  {t('log.clear')}
                </Button>
              )
            }
          >
            {t(isFiltered ? 'log.noMatchText' : 'log.emptyText')}
          </EmptyState>
        )}
        {isRead && acts.length > 0 && <ActList acts={acts} hasSubject headingLevel={2} />}
        {isRead && !log.isComplete && (
          <Inline justify="center">
            <Button variant="quiet" isLoading={log.isFetching} onClick={() => void log.loadMore()}>
              {t('log.more')}
            </Button>
          </Inline>
        )}
      </Stack>
    </StudioPage>
  );
}
