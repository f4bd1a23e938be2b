import '../../i18n/en/publish.messages.json';

import { Badge, Inline, useUi } from '@gschool/ui';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { changeMarks } from '../../shared/content/changeMarks';
import { getListTitle } from '../../shared/content/entryPaths';
import { useFieldLabel } from '../../shared/content/useFieldLabel';
import { formatMachineDateTime } from '../../shared/times';
import { formatList } from '../../shared/formatList';
import type { DraftRow } from './draftRows';

/** The columns of the list of drafts. */
export function useDraftColumns(
  getAuthor: (by: string) => string,
): readonly DataTableColumn<DraftRow>[] {
  const t = useT();
  const { locale } = useUi();
  const getFieldLabel = useFieldLabel();
  return useMemo(() => {
    const getFields = ({ planned }: DraftRow) =>
      formatList((planned?.fields ?? []).map(getFieldLabel), locale);
    return [
      {
        id: 'title',
        header: t('publish.entry'),
        render: ({ title }) => <bdi>{title}</bdi>,
        getSortValue: ({ title }) => title,
        getFullText: ({ title }) => title,
        isRowHeader: true,
        width: 12,
      },
      {
        id: 'list',
        header: t('publish.list'),
        render: ({ draft }) => t(getListTitle(draft.list)),
        getSortValue: ({ draft }) => draft.list,
        width: 6,
        priority: 3,
      },
      {
        id: 'change',
        header: t('publish.change'),
        render: ({ planned, problems, publishAt }) => (
          <Inline space="2">
            {planned && (
              <Badge tone={changeMarks[planned.change].tone}>
                {t(changeMarks[planned.change].label)}
              </Badge>
            )}
            {planned && planned.conflicts.length > 0 && (
              <Badge tone="warning">{t('publish.conflict')}</Badge>
            )}
            {problems > 0 && (
              <Badge tone="danger">{t('publish.problems', { count: problems })}</Badge>
            )}
            {publishAt !== null && <Badge>{t('publish.isPlanned')}</Badge>}
          </Inline>
        ),
        width: 8,
      },
      {
        id: 'fields',
        header: t('publish.fields'),
        render: (row) => getFields(row) || '–',
        getFullText: getFields,
        width: 9,
        priority: 2,
      },
      {
        id: 'by',
        header: t('publish.by'),
        render: ({ draft }) => <bdi>{getAuthor(draft.by)}</bdi>,
        getSortValue: ({ draft }) => getAuthor(draft.by),
        width: 8,
        priority: 1,
      },
      {
        id: 'when',
        header: t('publish.when'),
        render: ({ draft }) => formatMachineDateTime(draft.updatedAt, locale),
        getSortValue: ({ draft }) => draft.updatedAt,
        firstDirection: 'descending',
        width: 10,
        priority: 1,
      },
    ];
  }, [t, locale, getFieldLabel, getAuthor]);
}
