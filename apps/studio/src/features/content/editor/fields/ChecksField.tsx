import { Checkbox, Inline, Stack, Text } from '@gschool/ui';
import { useId } from 'react';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';

interface ChecksFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Any of a few values, in the order of the options. */
export function ChecksField({ name, label, options }: ChecksFieldProps) {
  const { value = [], change } = useEntryField<readonly string[]>(name);
  const labelId = useId();
  const selected = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (one: string, isSelected: boolean) =>
    change([
      ...options
        .map((option) => option.value)
        .filter((known) => (known === one ? isSelected : selected.includes(known))),
      // A value that this version does not know stays.
      ...selected.filter((old) => !options.some((option) => option.value === old)),
    ]);
  return (
    <EntryField name={name}>
      <Stack space="2" role="group" aria-labelledby={labelId}>
        <Text id={labelId} size="sm" weight="semibold">
          {label}
        </Text>
        <Inline space="5">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={`${name}.${option.value}`}
              label={option.label}
              checked={selected.includes(option.value)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
          ))}
        </Inline>
      </Stack>
    </EntryField>
  );
}
