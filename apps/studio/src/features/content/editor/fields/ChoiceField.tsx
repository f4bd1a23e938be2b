import { Select } from '@gschool/ui';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';

interface ChoiceFieldProps {
  name: string;
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  isRequired?: boolean | undefined;
}

/** One of a few values. */
export function ChoiceField({ name, options, ...field }: ChoiceFieldProps) {
  const { value = '', change, onBlur, error } = useEntryField<string>(name);
  return (
    <EntryField name={name}>
      <Select
        {...field}
        name={name}
        value={value}
        error={error}
        options={
          value === '' || options.some((option) => option.value === value)
            ? options
            : [...options, { value, label: value }]
        }
        onChange={(event) => change(event.currentTarget.value || undefined)}
        onBlur={onBlur}
      />
    </EntryField>
  );
}
