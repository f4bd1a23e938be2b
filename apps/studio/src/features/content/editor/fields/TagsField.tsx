import { readTabValue, writeTabValue } from '@gschool/data';
import { TagField } from '@gschool/ui/editor';

import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';

interface TagsFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  suggestions: readonly string[];
}

/** Values for the filters of the site. Text that was typed but not added is kept in this tab. */
export function TagsField({ name, ...field }: TagsFieldProps) {
  const { list, id } = useEntryForm();
  const { value = [], change, error } = useEntryField<readonly string[]>(name);
  const key = `gschool.studio.tag/${list}/${id}/${name}`;
  return (
    <EntryField name={name}>
      <TagField
        {...field}
        name={name}
        values={Array.isArray(value) ? value : []}
        error={error}
        defaultText={readTabValue(key) ?? ''}
        onChange={change}
        onTextChange={(text) => writeTabValue(key, text || null)}
      />
    </EntryField>
  );
}
