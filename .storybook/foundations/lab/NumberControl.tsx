import { useId, useState } from 'react';

import { FieldError } from '../../../packages/ui/src/internal/FieldError';
import * as styles from './controls.css';

export interface NumberControlProps {
  /** What the number is for. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The unit; may be empty. */
  unit: string;
  /** Called with a number within the limits. */
  onChange: (value: number) => void;
}

/** A number as a slider and as a text field. */
export function NumberControl({ label, value, unit, onChange, ...limits }: NumberControlProps) {
  const id = useId();
  // The typed text while it is not a valid value.
  const [draft, setDraft] = useState<string | null>(null);
  const { min, max } = limits;
  const isFit = (text: string) => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  const error = draft !== null && !isFit(draft);
  return (
    <div className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}> {unit}</span>}
      </label>
      <div className={styles.pair}>
        <input
          type="range"
          className={styles.slider}
          aria-label={`${label}, slider`}
          value={value}
          {...limits}
          onChange={(event) => {
            setDraft(null);
            onChange(Number(event.target.value));
          }}
        />
        <input
          id={id}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? value}
          aria-invalid={error || undefined}
          aria-describedby={error ? `${id}fault` : undefined}
          onChange={({ target }) => {
            setDraft(target.value);
            if (isFit(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => !error && setDraft(null)}
        />
      </div>
      <FieldError
        id={`${id}fault`}
        message={error ? `Enter a number from ${min} to ${max}.` : undefined}
      />
    </div>
  );
}
