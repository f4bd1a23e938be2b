import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';
import { TypedInput, type TypedInputProps, type TypedValueProps } from './TypedInput';

type TypedFieldProps = TypedValueProps & Pick<TypedInputProps, 'inputMode' | 'format' | 'parse'>;

/** A number that is typed as text. */
export function TypedField(props: TypedFieldProps) {
  const { value, change, onBlur, error } = useEntryField<number | string>(props.name);
  return (
    <EntryField name={props.name}>
      <TypedInput {...props} {...{ value, change, onBlur, error }} />
    </EntryField>
  );
}
