import '../../i18n/en/orders.messages.json';
import '../../i18n/en/acts.messages.json';

import { getLocale, useLanguage } from '@gschool/app/i18n';
import { lazyComponent } from '@gschool/app/routes';
import type { OrderRow } from '@gschool/admin/contract';
import { useServices } from '@gschool/data';
import { useOrderList } from '@gschool/data/admin';
import { parseOrderNumber } from '@gschool/domain';
import { Button, EmptyState, icons, Inline, Stack } from '@gschool/ui';
import { DataTable, emptyFilter, FilterBar } from '@gschool/ui/table';
import { useMemo, useState, type ReactNode } from 'react';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { ExportButton } from '../../shared/export/ExportButton';
import { useListParams } from '../../shared/list/useListParams';
import { useSavedViews } from '../../shared/list/useSavedViews';
import { useSelection } from '../../shared/list/useSelection';
import { LoadError } from '../../shared/QueryResult';
import { PartialAlert } from '../../shared/PartialAlert';
import { RefreshButton } from '../../shared/RefreshButton';
import { StudioPage } from '../../shared/StudioPage';
import { filterOrders, getServerState } from './filterOrders';
import { createOrderExport } from './orderExport';
import { getShortNumber } from './shortNumber';
import { useOrderColumns } from './useOrderColumns';
import { useOrderFacets, useOrderViews } from './useOrderFacets';

const getNumber = ({ order }: OrderRow): string => order.number;
const getHref = ({ order }: OrderRow): string => paths.order(order.number);
const NONE: readonly never[] = [];

const OrderBulkBar = lazyComponent(() =>
  import('./OrderBulkBar').then(withMessages).then((module) => module.OrderBulkBar),
);
const preloadBulkBar = () => OrderBulkBar.preload();

/** `/orders`: the orders of the shop, the newest first. */
export function OrdersPage() {
  const t = useT();
  const { session } = useServices();
  const numbers = getLocale(useLanguage());
  // The countries of all orders that were read on this page, so that a filter keeps its options.
  const [known, setKnown] = useState<readonly OrderRow[]>(NONE);
  const facets = useOrderFacets(known);
  const [filter, setFilter] = useListParams(facets);
  const views = useSavedViews('orders', useOrderViews());
  const columns = useOrderColumns();
  const orders = useOrderList({ state: getServerState(filter) });
  const rows = orders.data ?? NONE;
  if (rows.length > known.length) setKnown(rows);

  const matches = useMemo(() => filterOrders(rows, filter), [rows, filter]);
  const { selectedIds, setSelectedIds, hasBar } = useSelection('orders', preloadBulkBar);
  const [sheets, setSheets] = useState<ReactNode>(null);
  const select = (ids: ReadonlySet<string>): void => {
    setSelectedIds(ids);
    setSheets(null);
  };
  const isFiltered = matches !== rows;
  const count = matches.length;
  const typedNumber = parseOrderNumber(filter.query);
  const isUnlisted =
    typedNumber !== null && !matches.some(({ order }) => order.number === typedNumber);

  const resultLabel =
    orders.data === undefined
      ? t('orders.loading')
      : isFiltered
        ? t('orders.matches', { count, total: rows.length.toLocaleString(numbers) })
        : t(orders.isComplete ? 'orders.count' : 'orders.countMore', { count });
  return (
    <StudioPage
      title={t('orders.title')}
      description={t('orders.description')}
      sheets={sheets}
      actions={
        <>
          <ExportButton {...createOrderExport(session, filter)} isFiltered={isFiltered} />
          <RefreshButton
            isRefreshing={orders.data !== undefined && orders.isFetching}
            onRefresh={orders.refetch}
          />
        </>
      }
    >
      <Stack space="5">
        <FilterBar
          label={t('orders.title')}
          searchLabel={t('orders.search')}
          value={filter}
          onChange={setFilter}
          facets={facets}
          resultLabel={resultLabel}
          isResultHidden
          {...views}
        />
        {isUnlisted && (
          <Inline>
            <Button variant="quiet" href={paths.order(typedNumber)} iconEnd={icons.chevronEnd}>
              {t('orders.openNumber', { number: getShortNumber(typedNumber) })}
            </Button>
          </Inline>
        )}
        <div>
          <DataTable
            label={t('orders.label')}
            caption={resultLabel}
            columns={columns}
            rows={matches}
            getRowId={getNumber}
            getRowHref={getHref}
            isLoading={orders.data === undefined}
            selectedIds={selectedIds}
            onSelectedIdsChange={select}
            emptyState={
              <EmptyState
                size="panel"
                icon={icons.parcel}
                title={t(isFiltered ? 'orders.noMatch' : 'orders.empty')}
                action={
                  isFiltered && (
                    <Button variant="quiet" onClick={() => setFilter(emptyFilter)}>
                      {t('orders.clear')}
                    </Button>
                  )
                }
              >
                {t(isFiltered ? 'orders.noMatchText' : 'orders.emptyText')}
              </EmptyState>
            }
            errorState={
              orders.data === undefined && orders.error ? (
                <LoadError query={orders} error={orders.error} size="panel" />
              ) : undefined
            }
          />
          {hasBar && (
            <OrderBulkBar
              orders={rows}
              matches={matches}
              selectedIds={selectedIds}
              onSelectedIdsChange={select}
              onSheetsChange={setSheets}
            />
          )}
        </div>
        {orders.data !== undefined && orders.error && <PartialAlert />}
        {!orders.isComplete && orders.data !== undefined && (
          <Inline justify="center">
            <Button
              variant="quiet"
              isLoading={orders.isFetching}
              onClick={() => void orders.loadMore()}
            >
              {t('orders.more')}
            </Button>
          </Inline>
        )}
      </Stack>
    </StudioPage>
  );
}
