import { Checkbox } from '@gschool/ui';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';

/** Yes or no. */
export function FlagField({ name, ...field }: { name: string; label: string; hint: string }) {
  const { value, change } = useEntryField<boolean>(name);
  return (
    <EntryField name={name}>
      <Checkbox
        {...field}
        name={name}
        checked={value === true}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </EntryField>
  );
}
