import '../../../i18n/en/bulkEdit.messages.json';
import '../../../i18n/en/lists.messages.json';

import { systemTimezone } from '@gschool/data';
import { useCatalogue } from '@gschool/data/queries';
import type { ClassCard } from '@gschool/domain';
import { Button, Stack, Text } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';
import { useMemo, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { LoadError } from '../../../shared/QueryResult';
import { useRestoredState } from '../../../shared/restored-input/restoredInput';
import type { ContentRow } from '../lists/contentRow';
import { BatchResult } from './BatchResult';
import { applyBulkEdit, isEmptyEdit, type BulkEdit } from './bulkEdit';
import { BulkEditForm } from './BulkEditForm';
import { useBulkEntries } from './useBulkEntries';
import { countUnsaved, useDraftBatch } from './useDraftBatch';

interface BulkEditDialogProps {
  rows: readonly ContentRow[];
  /** Called when every draft was saved. */
  onSaved: () => void;
  onClose: () => void;
}

/**
 * Changes chosen fields of several classes: what to change, how many classes that changes, and what
 * became of their drafts.
 */
export function BulkEditDialog({ rows: selected, onSaved, onClose }: BulkEditDialogProps) {
  const t = useT();
  const catalogue = useCatalogue().data;
  // What was selected when it opened. Saved drafts change the rows of the table.
  const [rows] = useState(selected);
  const [edit, setEdit] = useRestoredState<BulkEdit>('videos edit', {});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const batch = useDraftBatch();
  const read = useBulkEntries('videos', rows);
  const zone = systemTimezone();
  const changed = useMemo(
    () =>
      read.entries?.flatMap((one) => {
        const next = applyBulkEdit(one.entry, edit, zone);
        return next === one.entry ? [] : [{ one, next }];
      }),
    [read.entries, edit, zone],
  );
  const suggestions = useMemo(() => {
    const list = (field: 'equipment' | 'focus') =>
      [...new Set(catalogue?.classes.flatMap((card: ClassCard) => card[field]))].toSorted();
    return { equipment: list('equipment'), focus: list('focus') };
  }, [catalogue]);
  const { step } = batch.state;
  const isBusy = step === 'saving' || step === 'undoing';
  const isEmpty = isEmptyEdit(edit);
  const word = Object.values(typed).find((text) => text.trim() !== '');
  const canSave = !isEmpty && word === undefined && changed !== undefined && changed.length > 0;

  const save = async () => {
    if (!changed) return;
    const counts = await batch.save(changed.map(({ one, next }) => read.toDraft(one, next)));
    if (countUnsaved(counts) === 0) onSaved();
  };
  const preview =
    changed === undefined
      ? t('bulkEdit.reading')
      : word !== undefined
        ? word === typed['shiftDays']
          ? t('bulkEdit.wrongDays')
          : t('bulkEdit.notAdded', { word })
        : isEmpty
          ? t('bulkEdit.nothing')
          : t('bulkEdit.preview', { count: changed.length, total: rows.length });
  return (
    <Dialog
      title={t('bulkEdit.title', { count: rows.length })}
      description={step === 'idle' ? t('bulkEdit.text') : undefined}
      isOpen
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      footer={
        step === 'idle' ? (
          <>
            <Text role="status" tone="muted">
              {preview}
            </Text>
            <Button
              aria-disabled={!canSave || undefined}
              onClick={() => {
                if (canSave) void save();
              }}
            >
              {t('bulkEdit.save')}
            </Button>
          </>
        ) : (
          !isBusy && (
            <Button variant="quiet" onClick={onClose}>
              {t('bulkEdit.close')}
            </Button>
          )
        )
      }
    >
      {step !== 'idle' ? (
        <BatchResult batch={batch} hasPublishLink />
      ) : read.error && !read.entries ? (
        <LoadError query={read} error={read.error} size="panel" level={3} />
      ) : (
        <Stack space="5">
          <BulkEditForm
            edit={edit}
            onChange={setEdit}
            onTyping={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
            catalogue={catalogue}
            suggestions={suggestions}
          />
        </Stack>
      )}
    </Dialog>
  );
}
