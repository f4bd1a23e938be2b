import type { PackList } from '@gschool/domain/content-pack';
import { Link, Stack } from '@gschool/ui';
import { Combobox, type ComboboxOption } from '@gschool/ui/overlays';

import { useT, type Translate } from '../../../../i18n/useT';
import { getEntryPath, getNewEntryPath } from '../../../../shared/content/entryPaths';
import type { KnownEntry } from '../../../../shared/content/useKnownEntries';
import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { filterEntries } from './filterEntries';

/** Options for entries, with what is special about them. Deleted ones can't be chosen. */
export const toEntryOptions = (
  entries: Iterable<KnownEntry>,
  t: Translate,
): readonly ComboboxOption[] =>
  Array.from(entries, ({ id, title, isNew, isArchived, isDeleted }) => ({
    value: id,
    label: title,
    keywords: id,
    isDisabled: isDeleted,
    hint: isDeleted
      ? t('entryState.deleted')
      : isNew
        ? t('entryState.new')
        : isArchived
          ? t('entryState.archived')
          : undefined,
  }));

interface EntryChoiceFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The list of the entries to choose from. */
  from: PackList;
  isRequired?: boolean | undefined;
}

/** A reference to an entry of another list, drafts of new ones included. */
export function EntryChoiceField({ name, from, ...field }: EntryChoiceFieldProps) {
  const t = useT();
  const { known } = useEntryForm();
  const { value = '', change, error } = useEntryField<string>(name);
  const entries = known.lists[from];
  const options = toEntryOptions(entries.values(), t);
  const chosen = entries.get(value);
  return (
    <EntryField name={name}>
      <Stack space="2">
        <Combobox
          {...field}
          name={name}
          value={value}
          error={error}
          isLoading={known.isLoading}
          filter={filterEntries}
          // Something that does not exist is shown as it is, with the problem.
          options={value === '' || chosen ? options : [...options, { value, label: value }]}
          onChange={(next) => change(next || undefined)}
        />
        <div>
          {chosen ? (
            <Link href={getEntryPath(from, value)}>
              {t('edit.openEntry', { name: chosen.title })}
            </Link>
          ) : (
            <Link href={getNewEntryPath(from)}>{t('edit.newEntry')}</Link>
          )}
        </div>
      </Stack>
    </EntryField>
  );
}
