import { useId, useState } from 'react';

import { FieldError } from '../../../packages/ui/src/internal/FieldError';
import { parseHex } from './labState';
import * as styles from './controls.css';

export interface ColorControlProps {
  /** What the color is for. */
  label: string;
  /** `#rrggbb`. */
  value: string;
  /** Called with a valid color, as `#rrggbb`. */
  onChange: (value: string) => void;
}

/** A color as a native color input and as a text field for its hex code. */
export function ColorControl({ label, value, onChange }: ColorControlProps) {
  const id = useId();
  // The typed text while it is not a valid value.
  const [draft, setDraft] = useState<string | null>(null);
  const error = draft !== null && !parseHex(draft);
  const type = (text: string) => {
    setDraft(text);
    const hex = parseHex(text);
    if (hex) onChange(hex);
  };
  return (
    <div className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.pair}>
        <input
          type="color"
          className={styles.well}
          aria-label={`${label}, picker`}
          value={value}
          onChange={(event) => {
            setDraft(null);
            onChange(event.target.value);
          }}
        />
        <input
          id={id}
          className={styles.code}
          value={draft ?? value}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error || undefined}
          aria-describedby={error ? `${id}fault` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => !error && setDraft(null)}
        />
      </div>
      <FieldError
        id={`${id}fault`}
        message={
          error ? `“${draft}” isn’t a color. Enter a six-digit code, like #1f80e0.` : undefined
        }
      />
    </div>
  );
}
