import '../../../../i18n/en/entryDialogs.messages.json';

import { useSaveDrafts, type EntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { FormDialog } from '@gschool/ui/overlays';

import { useT } from '../../../../i18n/useT';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { findIdProblem } from '../entryId';
import { IdField, idMessages } from '../IdField';
import { isAllSaved, useReferences } from './useReferences';

interface ChangeIdDialogProps {
  list: PackList;
  id: string;
  entry: SourceEntry;
  editor: EntryEditor;
  known: KnownEntries;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the new id, after the draft has it. */
  onChange: (id: string) => void;
}

/** Gives an entry that was never published another id, also in the drafts that refer to it. */
export function ChangeIdDialog(props: ChangeIdDialogProps) {
  const { list, id, entry, editor, known, isOpen, onOpenChange, onChange } = props;
  const t = useT();
  const saveDrafts = useSaveDrafts();
  const references = useReferences(list, id, { editor, known, isEnabled: isOpen });
  return (
    <FormDialog<{ id: string }>
      title={t('changeId.title')}
      submitLabel={t('changeId.submit')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={({ id: next }) => {
        const problem = findIdProblem(list, next, (one) => known.lists[list].has(one));
        return problem && next !== id ? { id: t(idMessages[problem]) } : {};
      }}
      onSubmit={async ({ id: next }) => {
        if (next === id) return undefined;
        if (references.found === undefined) return { form: t('changeId.notReady') };
        const counts = await saveDrafts([
          {
            list,
            entryId: next,
            entry: { ...entry, id: next },
            confirmed: editor.confirmed,
            stored: null,
            live: null,
            release: editor.liveRelease?.id ?? null,
          },
        ]);
        if (counts.conflict > 0) return { id: t('newEntry.idTaken') };
        if (!isAllSaved(counts)) return { form: t('changeId.failed') };
        await references.replace(next);
        await editor.discard();
        onChange(next);
        return undefined;
      }}
    >
      <IdField list={list} defaultValue={id} />
    </FormDialog>
  );
}
