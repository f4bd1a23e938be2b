import { parseTypedNumber } from '@gschool/domain';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';
import { TypedInput, type TypedValueProps } from './TypedInput';

/** A whole number of minutes. */
export function MinutesField(props: TypedValueProps) {
  const { value, change, onBlur, error } = useEntryField<number | string>(props.name);
  return (
    <EntryField name={props.name}>
      <TypedInput
        {...props}
        {...{ value, change, onBlur, error }}
        inputMode="numeric"
        format={String}
        parse={(typed) => {
          const number = parseTypedNumber(typed);
          return number === undefined || !Number.isFinite(number) ? null : number;
        }}
      />
    </EntryField>
  );
}
