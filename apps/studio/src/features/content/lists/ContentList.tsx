import { whenIdle } from '@gschool/app';
import { getLocale, useLanguage } from '@gschool/app/i18n';
import { lazyComponent } from '@gschool/app/routes';
import type { PackList } from '@gschool/domain/content-pack';
import { Button, EmptyState, icons, Inline, Stack } from '@gschool/ui';
import { DataTable, emptyFilter, FilterBar, type DataTableColumn } from '@gschool/ui/table';
import { useEffect, useMemo } from 'react';

import { paths } from '../../../config/paths';
import { withMessages } from '../../../i18n/i18n';
import { useT, type MessageId } from '../../../i18n/useT';
import { createRowMatcher } from '../../../shared/list/createRowMatcher';
import { createRowIndex, filterRows, type RowFacet } from '../../../shared/list/rowIndex';
import { useListParams } from '../../../shared/list/useListParams';
import { useSavedViews, type OfferedView } from '../../../shared/list/useSavedViews';
import { useSelection } from '../../../shared/list/useSelection';
import { LoadError } from '../../../shared/QueryResult';
import { PartialAlert } from '../../../shared/PartialAlert';
import { RefreshButton } from '../../../shared/RefreshButton';
import { StudioPage } from '../../../shared/StudioPage';
import type { ContentRow } from './contentRow';
import type { ContentRows } from './useContentRows';
import { useFacetCounts, useFacetOptions, type ValueNames } from './useFacetOptions';
import { useSortParam } from './useSortParam';

const ContentBulkBar = lazyComponent(() =>
  import('../bulk/ContentBulkBar').then(withMessages).then((module) => module.ContentBulkBar),
);
const preloadBulkBar = () => ContentBulkBar.preload();

interface ContentListProps<Item> {
  list: PackList;
  title: string;
  description: string;
  searchLabel: string;
  /** The button that creates an entry. */
  newLabel: string;
  getHref: (id: string) => string;
  /** The number of rows with its noun: of all rows, and of those that match (`{count} of {total}`). */
  countMessages: { all: MessageId; matches: MessageId };
  source: ContentRows<Item>;
  columns: readonly DataTableColumn<ContentRow<Item>>[];
  facets: readonly RowFacet<ContentRow<Item>>[];
  /** @default none */
  valueNames?: ValueNames | undefined;
  views: readonly OfferedView[];
  /**
   * What the search looks at besides the id and the title: the texts of an item in every language. A
   * function that stays the same in every render.
   */
  getTexts: (item: Item) => readonly (string | null | undefined)[];
}

const getRowId = ({ id }: { id: string }): string => id;
const NONE: readonly never[] = [];
const noNames: ValueNames = {};
/** How many rows are prepared for the search while the browser is idle, before it may do other work. */
const ROWS_AT_ONCE = 500;

/**
 * A table of the content: published and archived entries and drafts, with a search, facets, saved
 * views and changes of several rows at once (docs/product/content.md#tables).
 */
export function ContentList<Item>(props: ContentListProps<Item>) {
  const { list, source, columns, facets, getHref, getTexts, countMessages } = props;
  const { valueNames = noNames } = props;
  const t = useT();
  const numbers = getLocale(useLanguage());
  const rows = source.rows ?? NONE;
  const index = useMemo(() => createRowIndex<ContentRow<Item>>(rows, facets), [rows, facets]);
  const options = useFacetOptions(index, valueNames);
  const [filter, setFilter] = useListParams(options);
  const [sort, setSort] = useSortParam();
  const views = useSavedViews(list, props.views);
  const { selectedIds, setSelectedIds, hasBar } = useSelection(list, preloadBulkBar);

  const { match, prepare } = useMemo(
    () =>
      createRowMatcher(({ id, title, item }: ContentRow<Item>) => [
        id,
        title,
        ...(item === null ? NONE : getTexts(item)),
      ]),
    [getTexts],
  );
  // The first typed letter would wait for the texts of all rows.
  useEffect(() => {
    let next = 0;
    let cancel = () => {};
    const prepareSome = () => {
      prepare(rows.slice(next, next + ROWS_AT_ONCE));
      next += ROWS_AT_ONCE;
      if (next < rows.length) cancel = whenIdle(prepareSome);
    };
    cancel = whenIdle(prepareSome);
    return () => cancel();
  }, [rows, prepare]);
  const filtered = useMemo(
    () => filterRows(index, filter, match(filter.query)),
    [index, filter, match],
  );
  const counted = useFacetCounts(options, filtered);
  const shown = filtered.rows;
  const isFiltered = shown !== rows;
  const isLoading = source.rows === undefined && source.error === null;
  const resultLabel = isLoading
    ? t('list.loading')
    : isFiltered
      ? t(countMessages.matches, {
          count: shown.length,
          total: rows.length.toLocaleString(numbers),
        })
      : t(countMessages.all, { count: shown.length });
  return (
    <StudioPage
      title={props.title}
      description={props.description}
      actions={
        <Inline space="2">
          <Button href={getHref('new')} iconStart={icons.plus}>
            {props.newLabel}
          </Button>
          <RefreshButton
            isRefreshing={source.rows !== undefined && source.isFetching}
            onRefresh={source.refetch}
          />
        </Inline>
      }
    >
      <Stack space="5">
        <FilterBar
          label={props.title}
          searchLabel={props.searchLabel}
          value={filter}
          onChange={setFilter}
          facets={counted}
          resultLabel={resultLabel}
          isResultHidden
          {...views}
        />
        {source.rows !== undefined && source.error && <PartialAlert onRetry={source.refetch} />}
        <div>
          <DataTable
            label={props.title}
            caption={resultLabel}
            columns={columns}
            rows={shown}
            getRowId={getRowId}
            getRowHref={({ id }) => getHref(id)}
            hasColumnMenu
            sort={sort}
            onSortChange={setSort}
            isLoading={isLoading}
            selectedIds={selectedIds}
            onSelectedIdsChange={setSelectedIds}
            emptyState={
              <EmptyState
                size="panel"
                icon={icons.search}
                title={t(isFiltered ? 'list.noMatch' : 'list.empty')}
                action={
                  isFiltered ? (
                    <Button variant="quiet" onClick={() => setFilter(emptyFilter)}>
                      {t('list.clear')}
                    </Button>
                  ) : (
                    <Button variant="quiet" href={paths.import}>
                      {t('list.import')}
                    </Button>
                  )
                }
              >
                {t(isFiltered ? 'list.noMatchText' : 'list.emptyText')}
              </EmptyState>
            }
            errorState={
              source.rows === undefined && source.error ? (
                <LoadError query={source} error={source.error} size="panel" />
              ) : undefined
            }
          />
          {hasBar && (
            <ContentBulkBar
              list={list}
              source={source}
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
