import { Badge, Inline, useUi } from '@gschool/ui';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../../i18n/useT';
import { formatMachineDateTime } from '../../../shared/times';
import type { ContentRow } from './contentRow';
import { languageLabel } from './labels';
import { RowTitle } from './RowTitle';

/** The columns that every table of the content has: those before and those after the others. */
export function useEntryColumns(
  isNamed: boolean,
): readonly [first: DataTableColumn<ContentRow>, rest: readonly DataTableColumn<ContentRow>[]] {
  const t = useT();
  const { locale } = useUi();
  return useMemo(() => {
    const first: DataTableColumn<ContentRow> = {
      id: 'title',
      header: t(isNamed ? 'list.name' : 'list.title'),
      render: (row) => <RowTitle row={row} />,
      getSortValue: ({ title }) => title,
      isRowHeader: true,
      width: 16,
      grow: 3,
    };
    const rest: readonly DataTableColumn<ContentRow>[] = [
      {
        id: 'state',
        header: t('list.state'),
        render: ({ change, isArchived }) =>
          isArchived ? (
            <Badge tone="warning">{t('entryState.archived')}</Badge>
          ) : change === 'created' ? (
            t('entryState.new')
          ) : (
            t('entryState.published')
          ),
        getSortValue: ({ change, isArchived }) => (isArchived ? 2 : change === 'created' ? 1 : 0),
        width: 7.5,
        priority: 3,
      },
      {
        id: 'translation',
        header: t('list.translation'),
        render: ({ missing, outdated }) =>
          missing.length + outdated.length === 0 ? (
            t('list.allTranslated')
          ) : (
            <Inline as="span" space="1">
              {missing.map((tag) => (
                <Badge key={tag} tone="warning">
                  {t('list.missingIn', { language: languageLabel(tag, locale) })}
                </Badge>
              ))}
              {outdated.map((tag) => (
                <Badge key={tag} tone="info">
                  {t('list.outdatedIn', { language: languageLabel(tag, locale) })}
                </Badge>
              ))}
            </Inline>
          ),
        getSortValue: ({ missing, outdated }) => missing.length * 1000 + outdated.length,
        firstDirection: 'descending',
        width: 10.5,
        priority: 4,
      },
      {
        id: 'edited',
        header: t('list.edited'),
        render: ({ draft }) => (draft ? formatMachineDateTime(draft.updatedAt, locale) : '–'),
        getSortValue: ({ draft }) => draft?.updatedAt,
        firstDirection: 'descending',
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        width: 12,
        priority: 8,
      },
      {
        id: 'id',
        header: t('list.id'),
        render: ({ id }) => <bdi translate="no">{id}</bdi>,
        getSortValue: ({ id }) => id,
        getFullText: ({ id }) => id,
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        priority: 9,
      },
    ];
    return [first, rest];
  }, [t, locale, isNamed]);
}
