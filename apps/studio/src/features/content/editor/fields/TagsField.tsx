import { TagField } from '@gschool/ui/editor';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';

interface TagsFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  suggestions: readonly string[];
}

/** Values that the filters of the site have. */
export function TagsField({ name, ...field }: TagsFieldProps) {
  const { value = [], change, error } = useEntryField<readonly string[]>(name);
  return (
    <EntryField name={name}>
      <TagField
        {...field}
        name={name}
        values={Array.isArray(value) ? value : []}
        error={error}
        onChange={change}
      />
    </EntryField>
  );
}
