import { TextField } from '@gschool/ui';
import { useState } from 'react';

/** What every field with a typed number has. */
export interface TypedValueProps {
  name: string;
  label: string;
  hint?: string | undefined;
  unit?: string | undefined;
  isRequired?: boolean | undefined;
}

export interface TypedInputProps extends TypedValueProps {
  value: unknown;
  /** What was typed, if it can't be read: the draft keeps it. Undefined if nothing was typed. */
  change: (value: number | string | undefined) => void;
  onBlur: () => void;
  error: string | undefined;
  format: (value: number) => string;
  parse: (typed: string) => number | null;
  inputMode: 'numeric' | 'text';
}

/** A field whose number is shown in its form only after typing, so that typing is not disturbed. */
export function TypedInput(props: TypedInputProps) {
  const { value, change, onBlur, format, parse, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' ? format(value) : String(value ?? '');
  return (
    <TextField
      {...field}
      dir="ltr"
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        change(text.trim() === '' ? undefined : (parse(text) ?? text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
}
