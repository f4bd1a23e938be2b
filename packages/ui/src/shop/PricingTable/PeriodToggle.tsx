import { useId } from 'react';

import * as styles from './PeriodToggle.css';
import type { Period } from './plan';
import { pricingMessages } from './messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

interface PeriodToggleProps {
  period: Period;
  /** The saving of a year, next to "Yearly". */
  saving: string | undefined;
  onChange: (period: Period) => void;
}

/** Monthly or yearly: two native radio buttons that look like a switch. */
export function PeriodToggle({ period, saving, onChange }: PeriodToggleProps) {
  const messages = useMessages('pricing', pricingMessages);
  const name = useId();
  return (
    <fieldset role="radiogroup" className={styles.group}>
      <VisuallyHidden as="legend">{messages.period}</VisuallyHidden>
      {(['month', 'year'] as const).map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={period === value}
            className={styles.radio}
            onChange={() => onChange(value)}
          />
          <span>{messages[value]}</span>
          {value === 'year' && saving && <span className={styles.saving}>{saving}</span>}
        </label>
      ))}
    </fieldset>
  );
}
