import { VisuallyHidden } from '@gschool/ui';
import { useId, type ReactNode } from 'react';

import { getSwatch } from '../../content/swatches';
import { useT } from '../../i18n/useT';
import { valueName } from '../../shared/products/optionLabels';
import * as styles from './OptionPicker.css';

/** `isSoldOut` depends on the other chosen options. */
interface OptionValue {
  value: string;
  isSoldOut: boolean;
}

interface OptionPickerProps {
  label: string;
  values: readonly OptionValue[];
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** Shown beside the label, such as the link to the size guide. */
  aside?: ReactNode;
}

/**
 * One product option as radio buttons. Sold-out values can be selected, so that the page can say
 * so.
 */
export function OptionPicker({ label, values, selected, onSelect, aside }: OptionPickerProps) {
  const t = useT();
  const name = useId();
  return (
    <div className={styles.option}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <span>{label}</span>
          {selected && (
            <span className={styles.selected}>
              <bdi>{valueName(selected, t)}</bdi>
            </span>
          )}
        </legend>
        <div className={styles.values}>
          {values.map(({ value, isSoldOut }) => {
            const swatch = getSwatch(value);
            return (
              <label key={value} className={styles.value} data-gone={isSoldOut || undefined}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={value === selected}
                  className={styles.radio}
                  onChange={() => onSelect(value)}
                />
                {swatch && (
                  <svg viewBox="0 0 16 16" className={styles.dot} aria-hidden>
                    <circle cx="8" cy="8" r="8" fill={swatch} />
                  </svg>
                )}
                <bdi className={styles.label}>{valueName(value, t)}</bdi>
                {isSoldOut && <VisuallyHidden>{t('product.soldOutValue')}</VisuallyHidden>}
              </label>
            );
          })}
        </div>
      </fieldset>
      {/* Outside the fieldset, because its text would become part of the group name. */}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
