import '../../../i18n/en/bulkEdit.messages.json';

import type { PackList } from '@gschool/domain/content-pack';
import { icons } from '@gschool/ui';
import { BulkBar } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../../i18n/useT';
import { useCommands } from '../../../shared/commands/commands';
import { useRestoredState } from '../../../shared/restored-input/restoredInput';
import type { ContentRow } from '../lists/contentRow';
import type { ContentRows } from '../lists/useContentRows';
import { BulkEditDialog } from './BulkEditDialog';
import { TranslateDialog } from './TranslateDialog';

interface ContentBulkBarProps {
  list: PackList;
  source: ContentRows<unknown>;
  /** The rows that the table shows. */
  matches: readonly ContentRow[];
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (ids: ReadonlySet<string>) => void;
}

/** What the staff can do with the selected entries. */
export function ContentBulkBar(props: ContentBulkBarProps) {
  const { list, source, matches, selectedIds, onSelectedIdsChange } = props;
  const t = useT();
  const [open, setOpen] = useRestoredState<'edit' | 'translate' | null>(`${list} dialog`, null);
  const selected = useMemo(
    () => (source.rows ?? []).filter(({ id }) => selectedIds.has(id)),
    [source.rows, selectedIds],
  );
  const count = selected.length;
  const hiddenCount = useMemo(() => {
    const shown = new Set(matches.map(({ id }) => id));
    return selected.filter(({ id }) => !shown.has(id)).length;
  }, [matches, selected]);
  const clear = () => onSelectedIdsChange(new Set());
  const hasFields = list === 'videos';
  useCommands(
    useMemo(() => {
      if (count === 0) return [];
      const create = (id: 'edit' | 'translate', label: string) => ({
        id: `content.${id}`,
        label: t('bulkEdit.command', { label, count }),
        kind: 'act' as const,
        run: () => setOpen(id),
      });
      return [
        ...(hasFields ? [create('edit', t('bulkEdit.action'))] : []),
        create('translate', t('translate.action')),
      ];
    }, [count, hasFields, t, setOpen]),
  );
  const close = () => setOpen(null);
  // A dialog remembers which rows were selected when it opened.
  const isRead = source.rows !== undefined;
  return (
    <>
      <BulkBar
        count={count}
        hiddenCount={hiddenCount}
        total={matches.length}
        onSelectAll={() => onSelectedIdsChange(new Set(matches.map(({ id }) => id)))}
        onClear={clear}
        actions={[
          ...(hasFields
            ? [
                {
                  id: 'edit',
                  label: t('bulkEdit.action'),
                  icon: icons.edit,
                  onSelect: () => setOpen('edit'),
                },
              ]
            : []),
          {
            id: 'translate',
            label: t('translate.action'),
            icon: icons.globe,
            onSelect: () => setOpen('translate'),
          },
        ]}
      />
      {isRead && open === 'edit' && (
        <BulkEditDialog rows={selected} onSaved={clear} onClose={close} />
      )}
      {isRead && open === 'translate' && (
        <TranslateDialog
          list={list}
          rows={selected}
          language={source.language}
          languages={source.languages}
          onClose={close}
        />
      )}
    </>
  );
}
