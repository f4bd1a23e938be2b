import '../../i18n/en/members.messages.json';
import '../../i18n/en/access.messages.json';

import { getLocale, useLanguage } from '@gschool/app/i18n';
import { lazyComponent } from '@gschool/app/routes';
import { getUid, useServices } from '@gschool/data';
import { hasLeftActs, useFoundMembers, useMembers } from '@gschool/data/admin';
import { Button, EmptyState, icons, Stack } from '@gschool/ui';
import { DataTable, emptyFilter, FilterBar } from '@gschool/ui/table';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { ExportButton } from '../../shared/export/ExportButton';
import { findTypedEmail } from '../../shared/list/searchTerms';
import { useListParams } from '../../shared/list/useListParams';
import { useSavedViews } from '../../shared/list/useSavedViews';
import { useSelection } from '../../shared/list/useSelection';
import { LoadError } from '../../shared/QueryResult';
import { PartialAlert } from '../../shared/PartialAlert';
import { RefreshButton } from '../../shared/RefreshButton';
import { StudioPage } from '../../shared/StudioPage';
import { filterMembers } from './filterMembers';
import { createMemberExport } from './memberExport';
import { useMemberColumns } from './useMemberColumns';
import { useMemberFacets, useMemberViews } from './useMemberFacets';

const MemberBulkBar = lazyComponent(() =>
  import('./MemberBulkBar').then(withMessages).then((module) => module.MemberBulkBar),
);
const preloadBulkBar = () => MemberBulkBar.preload();

const getRowId = ({ uid }: { uid: string }): string => uid;
const getHref = ({ uid }: { uid: string }): string => paths.member(uid);
const NONE: readonly never[] = [];

/** `/members`: everyone who has an account. */
export function MembersPage() {
  const t = useT();
  const numbers = getLocale(useLanguage());
  const members = useMembers();
  const rows = members.data ?? NONE;
  const facets = useMemberFacets(rows);
  const [filter, setFilter] = useListParams(facets);
  const views = useSavedViews('members', useMemberViews());
  const columns = useMemberColumns();
  const { session } = useServices();
  const own = getUid(session);
  // The bar also shows what an earlier visit did not send.
  const { selectedIds, setSelectedIds, hasBar } = useSelection('members', preloadBulkBar, () =>
    hasLeftActs(() => localStorage, own ?? ''),
  );

  const matches = useMemo(() => filterMembers(rows, filter), [rows, filter]);
  // While the list is loading, an exact email or uid is found by the server.
  const text = findTypedEmail(filter.query) ?? filter.query.trim();
  const isSearchedThere = !members.isComplete && matches.length === 0 && text.length > 3;
  const found = useFoundMembers(isSearchedThere ? text : null);
  const shown = matches.length > 0 ? matches : (found.data ?? NONE);
  const isFiltered = shown !== rows;
  const count = shown.length;

  const resultLabel =
    members.data === undefined
      ? t('members.loading')
      : isFiltered
        ? t('members.matches', { count, total: rows.length.toLocaleString(numbers) })
        : t(members.isComplete ? 'members.count' : 'members.loadingMore', { count });
  return (
    <StudioPage
      title={t('members.title')}
      description={t('members.description')}
      actions={
        <>
          <ExportButton {...createMemberExport(session, filter)} isFiltered={isFiltered} />
          <RefreshButton
            isRefreshing={members.data !== undefined && members.isFetching}
            onRefresh={members.refetch}
          />
        </>
      }
    >
      <Stack space="5">
        <FilterBar
          label={t('members.title')}
          searchLabel={t('members.search')}
          value={filter}
          onChange={setFilter}
          facets={facets}
          resultLabel={resultLabel}
          isResultHidden
          {...views}
        />
        {members.data !== undefined && members.error && <PartialAlert onRetry={members.refetch} />}
        <div>
          <DataTable
            label={t('members.label')}
            caption={resultLabel}
            columns={columns}
            rows={shown}
            getRowId={getRowId}
            getRowHref={getHref}
            hasColumnMenu
            isLoading={members.data === undefined || (isSearchedThere && found.isFetching)}
            selectedIds={selectedIds}
            onSelectedIdsChange={setSelectedIds}
            emptyState={
              <EmptyState
                size="panel"
                icon={icons.user}
                title={t(isFiltered ? 'members.noMatch' : 'members.empty')}
                action={
                  isFiltered && (
                    <Button variant="quiet" onClick={() => setFilter(emptyFilter)}>
                      {t('members.clear')}
                    </Button>
                  )
                }
              >
                {t(isFiltered ? 'members.noMatchText' : 'members.emptyText')}
              </EmptyState>
            }
            errorState={
              members.data === undefined && members.error ? (
                <LoadError query={members} error={members.error} size="panel" />
              ) : undefined
            }
          />
          {hasBar && (
            <MemberBulkBar
              // Those that the server found are not in the list yet.
              members={matches.length > 0 ? rows : shown}
              matches={shown}
              selectedIds={selectedIds}
              onSelectedIdsChange={setSelectedIds}
            />
          )}
        </div>
      </Stack>
    </StudioPage>
  );
}
