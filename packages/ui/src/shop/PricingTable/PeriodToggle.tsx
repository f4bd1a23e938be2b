import { useId } from 'react';
import { group, option, radio, saving as savingClass } from './PeriodToggle.css';
import type { Period } from './plan';
import { pricingWords } from './words';
import { useWords } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

interface PeriodToggleProps {
  period: Period;
  /** Beside "Yearly": what a year saves. */
  saving: string | undefined;
  onChange: (period: Period) => void;
}

/** Monthly or yearly: two native radios that look like a switch with words. */
export function PeriodToggle({ period, saving, onChange }: PeriodToggleProps) {
  const words = useWords('pricing', pricingWords);
  const name = useId();
  return (
    <fieldset role="radiogroup" className={group}>
      <VisuallyHidden as="legend">{words.period}</VisuallyHidden>
      {(['month', 'year'] as const).map((value) => (
        <label key={value} className={option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={period === value}
            className={radio}
            onChange={() => onChange(value)}
          />
          {words[value]}
          {value === 'year' && saving && <span className={savingClass}>{saving}</span>}
        </label>
      ))}
    </fieldset>
  );
}
