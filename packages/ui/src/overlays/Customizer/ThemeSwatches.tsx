import { themeClass, themeLabel, themeNames, type ThemeName } from '@gschool/themes';
import { classNames } from '../../internal/classNames';
import { hiddenInput, legend as legendClass, section } from './CustomizerPanel.css';
import { accent, brand, grid, line, picture, shortLine, swatch, title } from './ThemeSwatches.css';

export interface ThemeSwatchesProps {
  /** The group's name. */
  legend: string;
  /** Name of the radio group; its own on the page. */
  name: string;
  /** The theme that is chosen. */
  value: ThemeName;
  /** The swatches show themselves in this scheme. */
  scheme: 'light' | 'dark';
  /** Tells the theme that was chosen. */
  onChange: (value: ThemeName) => void;
}

/** The themes as small screens, each painted by the theme that it stands for. */
export function ThemeSwatches({ legend, name, value, scheme, onChange }: ThemeSwatchesProps) {
  return (
    <fieldset className={section}>
      <legend className={legendClass}>{legend}</legend>
      <div className={grid}>
        {themeNames.map((theme) => (
          <label key={theme} className={swatch}>
            <input
              type="radio"
              className={hiddenInput}
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <span
              className={classNames(picture, themeClass(theme))}
              data-scheme={scheme}
              aria-hidden="true"
            >
              <span className={title} />
              <span className={line} />
              <span className={shortLine} />
              <span className={brand} />
              <span className={accent} />
            </span>
            {themeLabel(theme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
