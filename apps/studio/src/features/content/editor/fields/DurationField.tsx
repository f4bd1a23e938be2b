import { formatMediaTime, parseMediaTime } from '../../../../shared/content/mediaTime';
import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';
import { TypedInput, type TypedValueProps } from './TypedInput';

/** A length in seconds, written as `m:ss`. */
export function DurationField(props: TypedValueProps) {
  const { value, change, onBlur, error } = useEntryField<number | string>(props.name);
  return (
    <EntryField name={props.name}>
      <TypedInput
        {...props}
        {...{ value, change, onBlur, error }}
        inputMode="text"
        format={formatMediaTime}
        parse={parseMediaTime}
      />
    </EntryField>
  );
}
