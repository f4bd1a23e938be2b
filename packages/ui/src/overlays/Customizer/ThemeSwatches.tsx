import { themeClass } from '@gschool/themes';

import { classNames } from '../../internal/classNames';
import * as panelStyles from './CustomizerPanel.css';
import * as styles from './ThemeSwatches.css';

export interface ThemeSwatchesProps {
  /** The group's name. */
  legend: string;
  /** Name of the radio group, unique on the page. */
  name: string;
  /** The offered themes, in their order. */
  themes: readonly { name: string; label: string }[];
  /** The name of the selected theme. */
  value: string;
  /** The color scheme of the swatches. */
  scheme: 'light' | 'dark';
  /** Called with the name of the selected theme. */
  onChange: (value: string) => void;
}

/** Radio buttons for the themes, drawn as small screens in the colors of each theme. */
export function ThemeSwatches({
  legend,
  name,
  themes,
  value,
  scheme,
  onChange,
}: ThemeSwatchesProps) {
  return (
    <fieldset className={panelStyles.section}>
      <legend className={panelStyles.legend}>{legend}</legend>
      <div className={styles.grid}>
        {themes.map(({ name: theme, label }) => (
          <label key={theme} className={styles.swatch}>
            <input
              type="radio"
              className={panelStyles.hiddenInput}
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <span
              className={classNames(styles.picture, themeClass(theme))}
              data-scheme={scheme}
              aria-hidden="true"
            >
              <span className={styles.title} />
              <span className={styles.line} />
              <span className={styles.shortLine} />
              <span className={styles.brand} />
              <span className={styles.accent} />
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
