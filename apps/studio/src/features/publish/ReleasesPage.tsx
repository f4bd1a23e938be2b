import '../../i18n/en/publish.messages.json';
import '../../i18n/en/acts.messages.json';

import type { Release } from '@gschool/admin/contract';
import { useReleaseHead, useReleases } from '@gschool/data/content';
import { Badge, Button, EmptyState, icons, Inline, Stack, Text, useUi } from '@gschool/ui';
import { DataTable, type DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { formatMachineDateTime } from '../../shared/times';
import { LoadError } from '../../shared/QueryResult';
import { PartialAlert } from '../../shared/PartialAlert';
import { RefreshButton } from '../../shared/RefreshButton';
import { StudioPage } from '../../shared/StudioPage';
import { useAuthorName } from '../../shared/useAuthorName';
import { describeCounts } from './releaseLabels';
import { UndoPublication } from './UndoPublication';

const NONE: readonly Release[] = [];
const getId = ({ id }: Release): string => id;
const getHref = ({ id }: Release): string => paths.release(id);

/** `/releases`: what was published, the newest first. */
export function ReleasesPage() {
  const t = useT();
  const releases = useReleases();
  const head = useReleaseHead();
  const rows = releases.data ?? NONE;
  const columns = useReleaseColumns(
    head.data?.release ?? null,
    useAuthorName(rows.map(({ by }) => by)),
  );
  return (
    <StudioPage
      title={t('releases.title')}
      description={t('releases.description')}
      actions={
        <Inline space="3">
          {head.data && <UndoPublication release={head.data.release} />}
          <RefreshButton
            isRefreshing={releases.data !== undefined && releases.isFetching}
            onRefresh={() => {
              void releases.refetch();
              void head.refetch();
            }}
          />
        </Inline>
      }
    >
      <Stack space="5">
        {releases.data !== undefined && releases.error && <PartialAlert />}
        <DataTable
          label={t('releases.title')}
          columns={columns}
          rows={rows}
          getRowId={getId}
          getRowHref={getHref}
          hasSortedRows
          isLoading={releases.data === undefined}
          emptyState={
            <EmptyState size="panel" icon={icons.history} title={t('releases.empty')}>
              {t('releases.emptyText')}
            </EmptyState>
          }
          errorState={
            releases.data === undefined && releases.error ? (
              <LoadError query={releases} error={releases.error} size="panel" />
            ) : undefined
          }
        />
        {!releases.isComplete && releases.data !== undefined && (
          <Inline justify="center">
            <Button
              variant="quiet"
              isLoading={releases.isFetching}
              onClick={() => void releases.loadMore()}
            >
              {t('releases.more')}
            </Button>
          </Inline>
        )}
      </Stack>
    </StudioPage>
  );
}

function useReleaseColumns(
  live: string | null,
  getAuthor: (by: string) => string,
): readonly DataTableColumn<Release>[] {
  const t = useT();
  const { locale } = useUi();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('releases.release'),
        render: ({ number }) => t('releases.number', { number }),
        isRowHeader: true,
        width: 9,
      },
      {
        id: 'state',
        header: t('releases.state'),
        render: ({ id, restores }) => (
          <Inline space="2">
            {id === live ? (
              <Badge tone="success">{t('releases.live')}</Badge>
            ) : (
              restores === null && (
                <Text size="sm" tone="muted">
                  {t('release.past')}
                </Text>
              )
            )}
            {restores !== null && (
              <Badge>{t('releases.restores', { number: Number(restores) })}</Badge>
            )}
          </Inline>
        ),
        width: 8,
        priority: 1,
      },
      {
        id: 'at',
        header: t('releases.when'),
        render: ({ at }) => formatMachineDateTime(at, locale),
        width: 11,
      },
      {
        id: 'by',
        header: t('releases.by'),
        render: ({ by }) => <bdi>{getAuthor(by)}</bdi>,
        width: 8,
        priority: 2,
      },
      {
        id: 'changes',
        header: t('releases.changes'),
        render: ({ changes }) => describeCounts(changes, t, locale),
        getFullText: ({ changes }) => describeCounts(changes, t, locale),
        width: 11,
        priority: 1,
      },
      {
        id: 'note',
        header: t('releases.note'),
        render: ({ note }) => <bdi>{note || '–'}</bdi>,
        getFullText: ({ note }) => note,
        width: 10,
        grow: 2,
        priority: 3,
      },
    ],
    [t, locale, live, getAuthor],
  );
}
