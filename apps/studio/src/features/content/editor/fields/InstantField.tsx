import { systemTimezone } from '@gschool/data';
import { DateTimeField } from '@gschool/ui/editor';
import { useState } from 'react';

import { EntryField } from '../form/EntryField';
import { useEntryField } from '../form/EntryFormContext';

interface InstantFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  /** Called with the zone in which the time is typed. */
  onZoneChange?: ((zone: string) => void) | undefined;
}

/** A date and time. It is typed in a time zone, and stored without one. */
export function InstantField({ name, onZoneChange, ...field }: InstantFieldProps) {
  const { value = '', change, onBlur, error } = useEntryField<string>(name);
  const [zone, setZone] = useState(systemTimezone);
  return (
    <EntryField name={name}>
      <DateTimeField
        {...field}
        name={name}
        value={value}
        zone={zone}
        error={error}
        onChange={(next) => {
          change(next || undefined);
          onBlur();
        }}
        onZoneChange={(next) => {
          setZone(next);
          onZoneChange?.(next);
        }}
      />
    </EntryField>
  );
}
