import { MEDIA_MAX_BYTES } from '@gschool/data/media';
import { Alert, Badge, Button, Inline, Stack, Text, useUi } from '@gschool/ui';
import {
  DataTable,
  emptyFilter,
  FilterBar,
  type DataTableColumn,
  type FilterFacet,
  type FilterValue,
} from '@gschool/ui/table';
import { useMemo, useState } from 'react';

import type { MessageId } from '../../../i18n/useT';
import { useT } from '../../../i18n/useT';
import { changeMarks } from '../../../shared/content/changeMarks';
import { getListTitle } from '../../../shared/content/entryPaths';
import { useFieldLabel } from '../../../shared/content/useFieldLabel';
import { createRowMatcher } from '../../../shared/list/createRowMatcher';
import { createRowIndex, filterRows } from '../../../shared/list/rowIndex';
import { checkResult, listLargePictures, listObjects, toDrafts } from './comparePack';
import type { ImportChange, ImportRow, PackComparison, SchoolContent } from './comparePack';
import { formatSize } from './formatSize';
import { ListAlert } from './ListAlert';
import type { OpenedPack } from './openPack';
import { toPackPath } from './toPackPath';

const changes = {
  created: changeMarks.created,
  changed: changeMarks.changed,
  unchanged: changeMarks.unchanged,
  absent: { label: 'import.absent', tone: 'warning' },
} as const satisfies Record<ImportChange, { label: MessageId; tone: string }>;

const facets = [
  { id: 'change', getValues: ({ change }: ImportRow) => [change] },
  { id: 'list', getValues: ({ list }: ImportRow) => [list] },
];
const { match: matchRows } = createRowMatcher(({ title, id }: ImportRow) => [title, id]);
const changesFirst = { columnId: 'change', direction: 'ascending' } as const;
const getRowId = ({ key }: ImportRow): string => key;

interface ImportComparisonProps {
  pack: OpenedPack;
  school: SchoolContent;
  comparison: PackComparison;
  selected: ReadonlySet<string>;
  onSelectedChange: (keys: ReadonlySet<string>) => void;
  onStart: () => void;
  onReset: () => void;
}

/** The difference between a pack and the school, with the choice of what to import. */
export function ImportComparison(props: ImportComparisonProps) {
  const { pack, school, comparison, selected, onSelectedChange, onStart, onReset } = props;
  const { rows, missingFiles, similarIds } = comparison;
  const t = useT();
  const { locale: numbers } = useUi();
  const getFieldLabel = useFieldLabel();
  const [filter, setFilter] = useState<FilterValue>(emptyFilter);
  const index = useMemo(() => createRowIndex(rows, facets), [rows]);
  const filtered = useMemo(
    () => filterRows(index, filter, matchRows(filter.query)),
    [index, filter],
  );
  const options: readonly FilterFacet[] = [
    {
      id: 'change',
      label: t('import.change'),
      options: Object.entries(changes).map(([value, { label }]) => ({
        value,
        label: t(label),
        count: String(filtered.count('change', value)),
      })),
    },
    {
      id: 'list',
      label: t('import.list'),
      options: (['videos', 'series', 'events', 'instructors', 'styles'] as const).map((value) => ({
        value,
        label: t(getListTitle(value)),
        count: String(filtered.count('list', value)),
      })),
    },
  ];
  const columns = useMemo(
    (): readonly DataTableColumn<ImportRow>[] => [
      {
        id: 'title',
        header: t('list.title'),
        render: ({ title }) => <bdi>{title}</bdi>,
        getSortValue: ({ title }) => title,
        isRowHeader: true,
        width: 14,
      },
      {
        id: 'list',
        header: t('import.list'),
        render: ({ list }) => t(getListTitle(list)),
        getSortValue: ({ list }) => list,
        width: 7,
      },
      {
        id: 'change',
        header: t('import.change'),
        render: ({ change, stored }) => (
          <Inline as="span" space="1">
            <Badge tone={changes[change].tone}>{t(changes[change].label)}</Badge>
            {stored && change !== 'unchanged' && (
              <Badge tone="warning">{t('import.replacesDraft')}</Badge>
            )}
          </Inline>
        ),
        getSortValue: ({ change }) => Object.keys(changes).indexOf(change),
        width: 11,
      },
      {
        id: 'fields',
        header: t('import.fields'),
        render: ({ fields }) => fields.map(getFieldLabel).join(', ') || '–',
        getFullText: ({ fields }) => fields.map(getFieldLabel).join(', '),
        isHiddenOnCards: false,
        width: 12,
        priority: 1,
      },
      {
        id: 'id',
        header: t('list.id'),
        render: ({ id }) => <bdi translate="no">{id}</bdi>,
        getFullText: ({ id }) => id,
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        priority: 2,
      },
    ],
    [t, getFieldLabel],
  );
  const plan = useMemo(() => {
    const drafts = toDrafts(rows, selected, school.release);
    const objects = listObjects(pack, drafts, school);
    return {
      drafts,
      deleted: drafts.filter(({ entry }) => entry === null).length,
      files: objects.length,
      bytes: objects.reduce((sum, { file }) => sum + file.size, 0),
      tooLarge: objects.filter(({ file }) => file.size > MEDIA_MAX_BYTES),
      largePictures: listLargePictures(objects),
      problems: checkResult(school, drafts),
    };
  }, [rows, selected, pack, school]);
  const count = (change: ImportChange) =>
    rows.filter((row) => row.change === change).length.toLocaleString(numbers);
  const isBlocked = missingFiles.length > 0 || plan.tooLarge.length > 0 || plan.drafts.length === 0;
  return (
    <Stack space="5">
      <Inline as="ul" role="list" space="2">
        {(Object.keys(changes) as ImportChange[]).map((change) => (
          <li key={change}>
            <Badge tone={changes[change].tone}>
              {count(change)} {t(changes[change].label)}
            </Badge>
          </li>
        ))}
      </Inline>
      <ListAlert
        variant="danger"
        text={t('import.missingFiles', { count: missingFiles.length })}
        items={missingFiles}
        getKey={({ list, id, field }) => `${list}/${id}/${field}`}
      >
        {({ id, path }) => (
          <bdi translate="no">
            {id}: {path}
          </bdi>
        )}
      </ListAlert>
      {missingFiles.length === 0 && (
        <ListAlert
          variant="warning"
          text={t('import.problems', { count: plan.problems.length })}
          items={plan.problems}
          getKey={({ list, id, field, reason }) => `${list}/${id}/${field}/${reason}`}
          isEnglish
        >
          {({ id, field, reason }) => `${id}: ${field} ${reason}`}
        </ListAlert>
      )}
      <ListAlert
        variant="warning"
        text={t('import.similarIds', { count: similarIds.length })}
        items={similarIds}
        getKey={({ list, ids }) => `${list}/${ids[0]}`}
      >
        {({ list, ids }) => (
          <>
            <span>{`${t(getListTitle(list))}:`}</span> <bdi translate="no">{ids.join(', ')}</bdi>
          </>
        )}
      </ListAlert>
      <Text>{t('import.choose')}</Text>
      {plan.tooLarge.length > 0 && (
        <Alert variant="danger">
          {t('import.tooLarge', {
            count: plan.tooLarge.length,
            names: plan.tooLarge.map(({ name }) => name.replace(/^[^/]*\//, '')).join(', '),
          })}
        </Alert>
      )}
      <ListAlert
        variant="warning"
        text={t('import.largePictures', { count: plan.largePictures.length })}
        items={plan.largePictures}
        getKey={({ name }) => name}
      >
        {({ name, file }) => (
          <>
            <bdi dir="ltr" translate="no">
              {toPackPath(name, null)}
            </bdi>{' '}
            <span>{`(${formatSize(file.size, numbers)})`}</span>
          </>
        )}
      </ListAlert>
      {plan.deleted > 0 && (
        <Alert variant="warning">{t('import.deletes', { count: plan.deleted })}</Alert>
      )}
      <Stack space="3">
        <Text role="status">
          {t('import.plan', {
            count: plan.drafts.length,
            deleted: plan.deleted,
            files: plan.files,
            size: formatSize(plan.bytes, numbers),
          })}
        </Text>
        <Inline space="2">
          <Button
            aria-disabled={isBlocked || undefined}
            onClick={() => {
              if (!isBlocked) onStart();
            }}
          >
            {t('import.start', { count: plan.drafts.length })}
          </Button>
          <Button variant="quiet" onClick={onReset}>
            {t('import.other')}
          </Button>
        </Inline>
      </Stack>
      <FilterBar
        label={t('import.difference')}
        searchLabel={t('list.search')}
        value={filter}
        onChange={setFilter}
        facets={options}
        resultLabel={t('import.entries', { count: filtered.rows.length })}
        isResultHidden
      />
      <DataTable
        label={t('import.difference')}
        caption={t('import.entries', { count: filtered.rows.length })}
        columns={columns}
        rows={filtered.rows}
        getRowId={getRowId}
        hasColumnMenu
        defaultSort={changesFirst}
        selectedIds={selected}
        onSelectedIdsChange={onSelectedChange}
        emptyState={<Text>{t('list.noMatch')}</Text>}
      />
    </Stack>
  );
}
