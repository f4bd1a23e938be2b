import { convertShoeSize, getSizeKind, sizeSystems } from '@gschool/domain';
import { VisuallyHidden } from '@gschool/ui';
import { useId, type ReactNode } from 'react';

import { getSwatch } from '../../content/swatches';
import { useT } from '../../i18n/useT';
import { valueName } from '../../shared/products/optionLabels';
import { formatSize, useSizeSystem } from '../../shared/products/sizeSystem';
import * as styles from './OptionPicker.css';

/** `isSoldOut` depends on the other selected options. */
interface OptionValue {
  value: string;
  isSoldOut: boolean;
}

interface OptionPickerProps {
  label: string;
  values: readonly OptionValue[];
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** Content next to the label, such as the link to the size guide. */
  aside?: ReactNode;
}

/** `EU 38 · US 7.5 · UK 5.5`; undefined for a value that isn't a shoe size. */
const inAllSystems = (value: string): string | undefined =>
  getSizeKind(value) === 'shoes'
    ? sizeSystems.map((system) => formatSize(value, system)).join(' · ')
    : undefined;

/**
 * A product option as radio buttons. Sold-out values can be selected, so that the page can show
 * that they are sold out.
 */
export function OptionPicker({ label, values, selected, onSelect, aside }: OptionPickerProps) {
  const t = useT();
  const name = useId();
  const sizeSystem = useSizeSystem();
  return (
    <div className={styles.option}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <span>{label}</span>
          {selected && (
            <span className={styles.selected}>
              <bdi>{inAllSystems(selected) ?? valueName(selected, t)}</bdi>
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
                <bdi className={styles.label}>
                  {convertShoeSize(valueName(value, t), sizeSystem)}
                </bdi>
                {isSoldOut && <VisuallyHidden>{t('product.soldOutValue')}</VisuallyHidden>}
              </label>
            );
          })}
        </div>
      </fieldset>
      {/* Outside the fieldset; otherwise its text would become part of the group's name. */}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
