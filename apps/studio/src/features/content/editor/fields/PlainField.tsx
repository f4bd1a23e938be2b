import { TextField } from '@gschool/ui';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';

interface PlainFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'url' | undefined;
  isRequired?: boolean | undefined;
  isOptional?: boolean | undefined;
}

/** A text that is the same in every language: an address or a path. Empty removes it. */
export function PlainField({ name, type = 'text', ...field }: PlainFieldProps) {
  const { value, change, onBlur, error } = useEntryField<string>(name);
  return (
    <EntryField name={name}>
      <TextField
        {...field}
        name={name}
        type={type}
        dir="ltr"
        value={String(value ?? '')}
        error={error}
        onChange={(event) => change(event.currentTarget.value || undefined)}
        onBlur={onBlur}
        autoComplete="off"
        spellCheck={false}
      />
    </EntryField>
  );
}
