import type { PackList } from '@gschool/domain/content-pack';
import { TextField } from '@gschool/ui';

import { useT, type MessageId } from '../../../i18n/useT';
import { getSitePath } from '../../../shared/content/entryPaths';
import type { IdProblem } from './entryId';

/** The sentences about an id. */
export const idMessages: Readonly<Record<IdProblem, MessageId>> = {
  missing: 'newEntry.idMissing',
  invalid: 'problem.idForm',
  taken: 'newEntry.idTaken',
};

interface IdFieldProps {
  list: PackList;
  /** The id, if the caller has it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** The id of an entry that was never published. It is a part of its address. */
export function IdField({ list, onChange, ...field }: IdFieldProps) {
  const t = useT();
  const example = field.value ?? field.defaultValue ?? '';
  return (
    <TextField
      {...field}
      name="id"
      label={t('entryField.id')}
      hint={t('newEntry.idHint', { path: getSitePath(list, example || 'id') })}
      isRequired
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={onChange && ((event) => onChange(event.currentTarget.value))}
    />
  );
}
